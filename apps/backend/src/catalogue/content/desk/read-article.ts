import { uploadPathOf } from "../../../platform/files/upload-paths.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Query } from "../../../platform/http/query.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { cleanRichText } from "../../../platform/rich-text/clean-rich-text.ts";
import { type Language, languages } from "../../../platform/store/language.ts";
import type { ArticleContents, ArticleTexts } from "../../../platform/store/schema/content.ts";

const maxTitleLength = 120;
const maxIntroLength = 400;
/** As bytes: a shell passes on calls of 256 KiB, in which there are four languages. */
const maxBodyBytes = 56_000;
const maxPosition = 1_000_000;

/** What a form says an article is to be. @throws {DomainError} that names the field */
export function readArticle(body: Query): ArticleContents {
  const texts = readTexts(body);
  if (Object.keys(texts).length === 0) throw new DomainError("textsMissing", { field: "title" });
  const position = body.integer("position") ?? 0;
  if (Math.abs(position) > maxPosition)
    throw new DomainError("parameterWrong", { parameter: "position", field: "position" });
  const isAnnouncement = body.flag("is_announcement") === true;
  const shown = readPeriod(body, "shown");
  const ticker = isAnnouncement ? readPeriod(body, "ticker") : { from: null, until: null };
  return {
    categoryId: requiredId(body, "category_id"),
    texts,
    image: readImage(body),
    position,
    shownFrom: shown.from,
    shownUntil: shown.until,
    isAnnouncement,
    tickerFrom: ticker.from,
    tickerUntil: ticker.until,
  };
}

function readTexts(body: Query): ArticleContents["texts"] {
  const [titles, intros, bodies] = ["title", "intro", "body"].map((field) => new Query(body.json(field)));
  const texts = languages.flatMap((language): [Language, ArticleTexts][] => {
    const written = {
      title: readLine(titles, "title", language, maxTitleLength),
      intro: readLine(intros, "intro", language, maxIntroLength),
      body: readBody(bodies, language),
    };
    return Object.values(written).every((text) => text === "") ? [] : [[language, written]];
  });
  return Object.fromEntries(texts);
}

function readLine(texts: Query | undefined, field: string, language: Language, most: number): string {
  const text = (texts?.text(language) ?? "").replaceAll(/\s+/g, " ");
  if (Array.from(text).length > most)
    throw new DomainError("textsTooLong", { field: `${field}_${language}`, parameter: String(most) });
  return text;
}

function readBody(texts: Query | undefined, language: Language): string {
  const field = `body_${language}`;
  const written = texts?.text(language) ?? "";
  if (Buffer.byteLength(written) > maxBodyBytes) throw new DomainError("articleBodyTooLong", { field });
  const clean = cleanRichText(written);
  if (clean === null) throw new DomainError("articleBodyUnreadable", { field });
  return clean;
}

function readImage(body: Query): string | null {
  const sent = body.text("image");
  if (sent === "") return null;
  const path = uploadPathOf(sent);
  if (!path.startsWith("uploads/") || path.includes("..")) throw new DomainError("uploadNotYours", { field: "image" });
  return path;
}

/** A beginning and an end, either of which may be missing. Moments are whole minutes, as the clock announces them. */
function readPeriod(body: Query, name: string): { readonly from: string | null; readonly until: string | null } {
  const from = readMoment(body, `${name}_from`);
  const until = readMoment(body, `${name}_until`);
  if (from !== null && until !== null && until <= from)
    throw new DomainError("articlePeriodWrong", { field: `${name}_until` });
  return { from, until };
}

function readMoment(body: Query, field: string): string | null {
  if (body.text(field) === "") return null;
  const moment = body.instant(field);
  if (moment === null) throw new DomainError("articleMomentWrong", { field });
  moment.setUTCSeconds(0, 0);
  return moment.toISOString();
}
