import type { EditedArticle, EditedContents, EditedTexts } from "@plaza/api-client/desk";
import { type Locale, locales } from "@plaza/i18n";
import { fieldsOf, type WorkStore } from "../shared/unsaved-work/stored-work.ts";

export const noTexts: EditedTexts = { en: "", zh: "", ja: "", ko: "" };

/** What an article begins with. */
export function emptyContents(categoryId: number): EditedContents {
  return {
    categoryId,
    title: noTexts,
    intro: noTexts,
    body: noTexts,
    image: null,
    position: 0,
    shownFrom: null,
    shownUntil: null,
    isAnnouncement: false,
    tickerFrom: null,
    tickerUntil: null,
  };
}

/** What an editor begins with: the draft, else what is published. */
export function workOf({ draft, published }: EditedArticle): EditedContents {
  return draft ?? published ?? emptyContents(0);
}

const textFields = ["title", "intro", "body"] as const;
const otherFields = [
  "categoryId",
  "image",
  "position",
  "shownFrom",
  "shownUntil",
  "isAnnouncement",
  "tickerFrom",
  "tickerUntil",
] as const;

/** The languages in which something differs. */
export function changedLanguages(before: EditedContents, now: EditedContents): readonly Locale[] {
  return locales.filter((locale) => textFields.some((field) => before[field][locale] !== now[field][locale]));
}

/** Each text of a language and each other field is one. */
export function countChanges(before: EditedContents, now: EditedContents): number {
  const texts = textFields.flatMap((field) => locales.filter((locale) => before[field][locale] !== now[field][locale]));
  return texts.length + otherFields.filter((field) => before[field] !== now[field]).length;
}

/** Languages in which the title or the text is missing. */
export function unfinishedLanguages({ title, body }: EditedContents): readonly Locale[] {
  return locales.filter((locale) => title[locale].trim() === "" || body[locale] === "");
}

/** Of those, the languages in which there is only one of the two: nobody could read that. */
export function halfLanguages(contents: EditedContents): readonly Locale[] {
  return unfinishedLanguages(contents).filter(
    (locale) => contents.title[locale].trim() !== "" || contents.body[locale] !== "",
  );
}

/** Where a device keeps what somebody has written at an article and not saved. */
export function articleStore(userId: number, id: number): WorkStore<EditedContents> {
  return { name: `plaza:desk-article:${userId}:${id}`, read: readContents };
}

function readContents(stored: unknown): EditedContents | null {
  const fields = fieldsOf(stored);
  const { categoryId } = fields;
  if (typeof categoryId !== "number") return null;
  const texts = (value: unknown): EditedTexts => {
    const read = fieldsOf(value);
    const written = locales.map((locale) => [locale, typeof read[locale] === "string" ? read[locale] : ""]);
    return Object.fromEntries(written) as EditedTexts;
  };
  const moment = (value: unknown): number | null => (typeof value === "number" ? value : null);
  return {
    ...emptyContents(categoryId),
    title: texts(fields["title"]),
    intro: texts(fields["intro"]),
    body: texts(fields["body"]),
    image: typeof fields["image"] === "string" ? fields["image"] : null,
    position: typeof fields["position"] === "number" ? fields["position"] : 0,
    shownFrom: moment(fields["shownFrom"]),
    shownUntil: moment(fields["shownUntil"]),
    isAnnouncement: fields["isAnnouncement"] === true,
    tickerFrom: moment(fields["tickerFrom"]),
    tickerUntil: moment(fields["tickerUntil"]),
  };
}
