import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from "../sql.ts";
import { products } from "./catalog.ts";

/** Every word and every pair of characters that occurs in what can be searched, which knows them by number. */
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

/**
 * The words of a product beside a copy of what searches filter, count and sort by, which a trigger keeps up to date. So
 * a search for a word in every tenth product reads one table. No copied column has an index: their changes, every sale
 * among them, leave the large indices of words alone.
 */
export const productSearch = pgTable(
  "product_search",
  {
    id: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: "cascade" }),
    shopId: integer("shop_id").notNull(),
    shopCategoryId: integer("shop_category_id"),
    brandId: integer("brand_id"),
    firstCategoryId: integer("first_category_id").notNull(),
    secondCategoryId: integer("second_category_id"),
    thirdCategoryId: integer("third_category_id"),
    isRecommended: boolean("is_recommended").notNull(),
    isOnSale: boolean("is_on_sale").notNull(),
    price: integer().notNull(),
    sales: integer().notNull(),
    actualSales: integer("actual_sales").notNull(),
    weight: integer().notNull(),
    position: integer().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Numbers of `search_words`: of the name, and of everything it may be found by. */
    nameWords: integer("name_words").array().notNull(),
    allWords: integer("all_words").array().notNull(),
  },
  (search) => [
    index("product_search_name_words").using("gin", search.nameWords),
    index("product_search_all_words").using("gin", search.allWords),
  ],
);
