import type { Language } from "../language.ts";
import { date, integer, pgTable, primaryKey, text, index, uniqueIndex } from "../sql.ts";

/** A day in Shanghai, and what was typed then: never by whom, from where or on what. */
const searchedText = () => ({
  day: date({ mode: "string" }).notNull(),
  language: text().$type<Language>().notNull(),
  /** As search sees it: folded, of at most 60 characters, and nothing that looks like somebody's. */
  text: text("searched_text").notNull(),
});

/** How often a text was searched on a day and what came of it, a visit once. */
export const searchCounts = pgTable(
  "search_counts",
  {
    ...searchedText(),
    searches: integer().notNull().default(0),
    /** Of the searches, those that found nothing. */
    withoutResult: integer("without_result").notNull().default(0),
    /** How many products the last one found; null where none has said. */
    hits: integer(),
    /** Of the searches, those from which a product was opened. */
    clicks: integer().notNull().default(0),
    /** The places of what was opened, from 1, added up. */
    places: integer().notNull().default(0),
    /** Of the searches, those of which a product was put into a cart. */
    carts: integer().notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.day, row.language, row.text] })],
);

/** What was searched next, by the same visit. */
export const searchRefinements = pgTable(
  "search_refinements",
  {
    ...searchedText(),
    next: text("next_text").notNull(),
    times: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.language, row.text, row.next] })],
);

/** Every word and every pair of characters that occurs in articles, which are found by their numbers. */
export const searchWords = pgTable(
  "search_words",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    word: text().notNull(),
  },
  (entry) => [
    // This operator class finds beginnings of words in any collation.
    uniqueIndex("search_words_word").on(entry.word.op("text_pattern_ops")),
    index("search_words_similar").using("gin", entry.word.op("gin_trgm_ops")),
  ],
);
