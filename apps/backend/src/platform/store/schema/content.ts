import { boolean, check, index, integer, jsonb, pgTable, sql, text, timestamp, uniqueIndex } from "../sql.ts";
import { customers } from "./customers.ts";
import type { Translations } from "../language.ts";

/** News and help are the same in all but the names of their calls. */
export type ArticleKind = "news" | "help";

export const articleCategories = pgTable(
  "article_categories",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<ArticleKind>().notNull(),
    name: text().notNull(),
    translations: jsonb().$type<Translations<"name">>().notNull().default({}),
    isShown: boolean("is_shown").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (category) => [check("article_categories_kind", sql`${category.kind} in ('news', 'help')`)],
);

export const articles = pgTable(
  "articles",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    categoryId: integer("category_id")
      .notNull()
      .references(() => articleCategories.id),
    title: text().notNull(),
    intro: text().notNull().default(""),
    /** HTML; images of our own are given by their storage path with a leading slash. */
    body: text().notNull().default(""),
    translations: jsonb().$type<Translations<"title" | "intro" | "body">>().notNull().default({}),
    image: text("picture"),
    visits: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    /** Also runs through the ticker at the top of every page. */
    isAnnouncement: boolean("is_announcement").notNull().default(false),
    position: integer().notNull().default(0),
    isShown: boolean("is_shown").notNull().default(true),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (article) => [index("articles_category").on(article.categoryId)],
);

/** What an article is found by: numbers of `search_words`, and a digest of the texts that they were read from. */
export const articleWords = pgTable(
  "article_words",
  {
    articleId: integer("article_id")
      .primaryKey()
      .references(() => articles.id, { onDelete: "cascade" }),
    titleWords: integer("title_words").array().notNull(),
    allWords: integer("all_words").array().notNull(),
    digest: text().notNull(),
  },
  (row) => [
    index("article_words_title_words").using("gin", row.titleWords),
    index("article_words_all_words").using("gin", row.allWords),
  ],
);

/** Whether an article has helped, once a reader: a customer, or a visitor's browser by the key that it keeps. */
export const articleFeedback = pgTable(
  "article_feedback",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
    visitorKey: text("visitor_key"),
    hasHelped: boolean("has_helped").notNull(),
    givenAt: timestamp("given_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    uniqueIndex("article_feedback_customer").on(row.articleId, row.customerId),
    uniqueIndex("article_feedback_visitor").on(row.articleId, row.visitorKey),
    check("article_feedback_reader", sql`(${row.customerId} is null) <> (${row.visitorKey} is null)`),
  ],
);
