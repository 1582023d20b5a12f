import { index, integer, pgTable } from "../sql.ts";
import { categories } from "./catalog.ts";
import { shops } from "./merchants.ts";

/** What a category's name is found by: numbers of `search_words`. */
export const categoryWords = pgTable(
  "category_words",
  {
    categoryId: integer("category_id")
      .primaryKey()
      .references(() => categories.id, { onDelete: "cascade" }),
    words: integer().array().notNull(),
  },
  (row) => [index("category_words_words").using("gin", row.words)],
);

/** What a shop's name is found by: numbers of `search_words`. */
export const shopWords = pgTable(
  "shop_words",
  {
    shopId: integer("shop_id")
      .primaryKey()
      .references(() => shops.id, { onDelete: "cascade" }),
    words: integer().array().notNull(),
  },
  (row) => [index("shop_words_words").using("gin", row.words)],
);
