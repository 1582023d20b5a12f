import { type Language, languages } from "../../platform/store/language.ts";
import { asStored, byLanguage, columnsOf, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import type { ArticleContents, articles, ArticleTexts } from "../../platform/store/schema/content.ts";

export type ArticleRow = typeof articles.$inferSelect;

/** The columns of an article's row that say what somebody has written. */
export function columnsOfContents(contents: ArticleContents) {
  const { texts, categoryId, image, position, isAnnouncement } = contents;
  return {
    categoryId,
    ...columnsOf({
      title: asStored(fieldIn(texts, "title")),
      intro: asStored(fieldIn(texts, "intro")),
      body: asStored(fieldIn(texts, "body")),
    }),
    image,
    position,
    isAnnouncement,
    shownFrom: moment(contents.shownFrom),
    shownUntil: moment(contents.shownUntil),
    tickerFrom: moment(contents.tickerFrom),
    tickerUntil: moment(contents.tickerUntil),
  };
}

/** What the columns of a row say, as it was written. */
export function contentsOfRow(row: ArticleRow): ArticleContents {
  const { categoryId, image, position, isAnnouncement } = row;
  const [titles, intros, bodies] = [
    byLanguage(storedText(row, "title")),
    byLanguage(storedText(row, "intro")),
    byLanguage(storedText(row, "body")),
  ];
  const texts = languages.flatMap((language): [Language, ArticleTexts][] => {
    const written = {
      title: titles[language] ?? "",
      intro: intros[language] ?? "",
      body: bodies[language] ?? "",
    };
    return Object.values(written).every((text) => text === "") ? [] : [[language, written]];
  });
  return {
    categoryId,
    texts: Object.fromEntries(texts),
    image,
    position,
    isAnnouncement,
    shownFrom: row.shownFrom?.toISOString() ?? null,
    shownUntil: row.shownUntil?.toISOString() ?? null,
    tickerFrom: row.tickerFrom?.toISOString() ?? null,
    tickerUntil: row.tickerUntil?.toISOString() ?? null,
  };
}

/** What operators search articles by: their titles in all languages, of what is published and of what is being written. */
export function titlesOf(...several: readonly (ArticleContents | null)[]): string {
  const titles = several.flatMap((contents) => Object.values(fieldIn(contents?.texts ?? {}, "title")));
  return [...new Set(titles)].join("\n").toLowerCase();
}

/** A field in the languages that it is written in. */
function fieldIn(texts: ArticleContents["texts"], field: keyof ArticleTexts): WrittenTexts {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = texts[language]?.[field] ?? "";
      return text === "" ? [] : [[language, text]];
    }),
  );
}

function moment(written: string | null): Date | null {
  return written === null ? null : new Date(written);
}
