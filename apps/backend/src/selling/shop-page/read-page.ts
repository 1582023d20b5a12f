import { uploadPathOf } from "../../platform/files/upload-paths.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { readOptionalTexts, readTexts } from "../../platform/http/read-texts.ts";
import { cleanRichText } from "../../platform/rich-text/clean-rich-text.ts";
import { languages } from "../../platform/store/language.ts";
import type { WrittenTexts } from "../../platform/store/language-texts.ts";
import type { ShopPageContents } from "../../platform/store/schema/shop-pages.ts";

const maxNameLength = 40;
const maxIntroLength = 200;
/** Of one language, as bytes: a page is one answer, in which there is one of them. */
const maxStoryBytes = 20_000;

/** What a form says the page of a shop is to be. @throws {DomainError} that names the field */
export function readPage(body: Query): ShopPageContents {
  return {
    name: readTexts(body, "name", maxNameLength),
    intro: readOptionalTexts(body, "intro", maxIntroLength),
    story: readStory(body),
    logo: readPicture(body, "logo"),
    banner: readPicture(body, "banner"),
    cover: readPicture(body, "cover"),
  };
}

function readStory(body: Query): WrittenTexts {
  const sent = new Query(body.json("story"));
  const written = languages.flatMap((language) => {
    const field = `story_${language}`;
    const html = sent.text(language);
    if (Buffer.byteLength(html) > maxStoryBytes) throw new DomainError("shopStoryTooLong", { field });
    const clean = cleanRichText(html);
    if (clean === null) throw new DomainError("shopStoryUnreadable", { field });
    return clean === "" ? [] : [[language, clean] as const];
  });
  return Object.fromEntries(written);
}

/** A path of the platform's own; null: no picture. Whether it may be used is for {@link attachPagePictures} to say. */
function readPicture(body: Query, field: string): string | null {
  const sent = body.text(field);
  if (sent === "") return null;
  const path = uploadPathOf(sent);
  if (path === "" || path.includes("..")) throw new DomainError("uploadNotYours", { field });
  return path;
}
