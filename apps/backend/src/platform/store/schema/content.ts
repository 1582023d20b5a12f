import { boolean, check, index, integer, jsonb, pgTable, sql, text, timestamp, unique, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { customers } from "./customers.ts";
import type { Language, Translations } from "../language.ts";

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
    /** Among those of its kind. */
    position: integer().notNull().default(0),
    /** Counts what is changed of it: a change is of what was read. */
    revision: integer().notNull().default(1),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
  },
  (category) => [check("article_categories_kind", sql`${category.kind} in ('news', 'help')`)],
);

/** What an article says in one language; a text that is not written is "". */
export interface ArticleTexts {
  readonly title: string;
  readonly intro: string;
  /** Clean HTML; images of our own are given by their storage path with a leading slash. */
  readonly body: string;
}

/** All that is written of an article before it is published, and what was published once. */
export interface ArticleContents {
  readonly categoryId: number;
  /** The languages that it is written in. */
  readonly texts: Readonly<Partial<Record<Language, ArticleTexts>>>;
  readonly image: string | null;
  readonly position: number;
  /** Moments in ISO 8601; null: without a beginning, without an end. */
  readonly shownFrom: string | null;
  readonly shownUntil: string | null;
  readonly isAnnouncement: boolean;
  readonly tickerFrom: string | null;
  readonly tickerUntil: string | null;
}

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
    /** Readers find it from and until then; null: always. */
    shownFrom: timestamp("shown_from", { withTimezone: true }),
    shownUntil: timestamp("shown_until", { withTimezone: true }),
    /** An announcement runs from and until then; null: as long as readers find it. */
    tickerFrom: timestamp("ticker_from", { withTimezone: true }),
    tickerUntil: timestamp("ticker_until", { withTimezone: true }),
    /** The published version; 0: it has never been published, and the columns hold its draft. */
    version: integer().notNull().default(0),
    /** What is being written; null: nothing. Nobody but operators sees it. */
    draft: jsonb("draft_contents").$type<ArticleContents>(),
    /** Counts what happens at the desk, the draft included: a change is of what was read. */
    revision: integer().notNull().default(1),
    /** Titles in all languages, those of the draft, too, in small letters: operators search them. */
    titles: text().notNull().default(""),
    /** How many have said that it has helped, or not; `article_feedback` counts them by a trigger. */
    helped: integer().notNull().default(0),
    notHelped: integer("not_helped").notNull().default(0),
    /** Who has changed it last at the desk; null: nobody there. */
    changedBy: integer("changed_by").references(() => agents.id, { onDelete: "set null" }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (article) => [
    index("articles_category").on(article.categoryId),
    index("articles_in_order")
      .on(article.position, article.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("articles_not_helped")
      .on(article.notHelped.desc().nullsFirst(), article.id.desc().nullsFirst())
      .where(sql`deleted_at is null`),
    index("articles_states")
      .on(article.categoryId, article.version, article.isShown, article.shownFrom, article.shownUntil)
      .where(sql`deleted_at is null`),
    index("articles_shown_from")
      .on(article.shownFrom)
      .where(sql`shown_from is not null`),
    index("articles_shown_until")
      .on(article.shownUntil)
      .where(sql`shown_until is not null`),
    index("articles_ticker_from")
      .on(article.tickerFrom)
      .where(sql`ticker_from is not null`),
    index("articles_ticker_until")
      .on(article.tickerUntil)
      .where(sql`ticker_until is not null`),
    check("articles_shown_in_order", sql`${article.shownFrom} < ${article.shownUntil}`),
    check("articles_ticker_in_order", sql`${article.tickerFrom} < ${article.tickerUntil}`),
    check("articles_written", sql`${article.version} > 0 or ${article.draft} is not null`),
  ],
);

/** What was published, and is never changed. The one that `articles.version` names is what readers find. */
export const articleVersions = pgTable(
  "article_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    articleId: integer("article_id")
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    /** Of its article, from 1. */
    version: integer().notNull(),
    contents: jsonb().$type<ArticleContents>().notNull(),
    publishedBy: integer("published_by").references(() => agents.id, { onDelete: "set null" }),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
  },
  (row) => [
    unique("article_versions_article").on(row.articleId, row.version),
    check("article_versions_version", sql`${row.version} > 0`),
  ],
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
