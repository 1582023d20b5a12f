import { index, integer, pgTable, text, uniqueIndex } from "../sql.ts";

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
