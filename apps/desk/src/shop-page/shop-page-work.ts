import type { EditedTexts, LanguageTexts, ShopPageContents } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { fieldsOf, type WorkStore } from "../shared/unsaved-work/stored-work.ts";

const textFields = ["name", "intro", "story"] as const;
const pictureFields = ["logo", "banner", "cover"] as const;

/** Each text of a language and each picture is one. */
export function countChanges(before: ShopPageContents, now: ShopPageContents): number {
  const texts = textFields.flatMap((field) =>
    locales.filter((locale) => (before[field][locale] ?? "") !== (now[field][locale] ?? "")),
  );
  return texts.length + pictureFields.filter((field) => before[field] !== now[field]).length;
}

/** What the platform makes of what it is sent, as far as texts are concerned. */
export function savedAs(contents: ShopPageContents): ShopPageContents {
  return { ...contents, name: trimmed(contents.name), intro: trimmed(contents.intro) };
}

function trimmed(texts: LanguageTexts): LanguageTexts {
  const written = locales.map((locale) => [locale, (texts[locale] ?? "").trim().replaceAll(/\s+/g, " ")] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ""));
}

/** Where a device keeps what an owner has written and not saved. */
export function shopPageStore(userId: number, shopId: number): WorkStore<ShopPageContents> {
  return { name: `plaza:desk-shop-page:${userId}:${shopId}`, read: readContents };
}

function readContents(stored: unknown): ShopPageContents | null {
  const fields = fieldsOf(stored);
  if (!textFields.every((field) => typeof fields[field] === "object")) return null;
  const texts = (field: string): EditedTexts => {
    const read = fieldsOf(fields[field]);
    const written = locales.map((locale) => [locale, typeof read[locale] === "string" ? read[locale] : ""]);
    return Object.fromEntries(written) as EditedTexts;
  };
  const picture = (field: string): string | null => (typeof fields[field] === "string" ? fields[field] : null);
  return {
    name: trimmed(texts("name")),
    intro: trimmed(texts("intro")),
    story: texts("story"),
    logo: picture("logo"),
    banner: picture("banner"),
    cover: picture("cover"),
  };
}
