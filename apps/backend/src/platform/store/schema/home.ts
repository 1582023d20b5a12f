import type { Language, PartialTexts } from "../language.ts";
import { check, index, integer, jsonb, pgTable, sql, timestamp } from "../sql.ts";
import { agents } from "./agents.ts";

/** Something that is shown from one moment until another, as ISO 8601 writes them; null: without a limit. */
export interface Timed {
  /** Its own in the document, and the same in all versions. */
  readonly key: string;
  readonly isShown: boolean;
  readonly from: string | null;
  /** No longer part of it. */
  readonly until: string | null;
}

/** Where a picture leads. */
export type Target =
  | { readonly kind: "product" | "category" | "shop" | "area" | "news" | "help"; readonly id: number }
  | { readonly kind: "search"; readonly words: string }
  /** A page of the shop: path and query. */
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "address"; readonly url: string };

/** An advertisement: a picture, and what is set over it. */
export interface Picture {
  readonly key: string;
  readonly isShown: boolean;
  /** Its storage path. */
  readonly image: string;
  /** Those of languages that have one of their own. */
  readonly images: Readonly<Partial<Record<Language, string>>>;
  /** In percent from the left and from the top: what stays in sight where it is cut. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly alt: PartialTexts;
  readonly eyebrow: PartialTexts;
  readonly title: PartialTexts;
  readonly line: PartialTexts;
  readonly action: PartialTexts;
  /** Null: it leads nowhere. */
  readonly target: Target | null;
}

/** Which products a column has. */
export type ColumnChoice =
  | {
      readonly by: "hand";
      readonly productIds: readonly number[];
      /** As they were chosen, or by weight and sales. */
      readonly order: "chosen" | "sales";
    }
  | {
      readonly by: "recommended" | "newest" | "bestSelling" | "priceFallen" | "category";
      /** Null: of all categories. */
      readonly categoryId: number | null;
      readonly most: number;
    };

/** A tab with products. */
export interface ProductColumn {
  /** By which calls ask for its products; 0 until it is saved. */
  readonly id: number;
  readonly isShown: boolean;
  readonly name: PartialTexts;
  readonly remark: PartialTexts;
  readonly choice: ColumnChoice;
}

export type RankingList = "hot" | "new";

export type BlockContents =
  /** The pictures beside the categories, and those of a strip between other blocks. */
  | { readonly kind: "carousel" | "banner"; readonly pictures: readonly Picture[] }
  /** Null: all areas there are; likewise the shops that are recommended. */
  | { readonly kind: "areas"; readonly areaIds: readonly number[] | null }
  | { readonly kind: "shops"; readonly shopIds: readonly number[] | null }
  | { readonly kind: "flashSale" }
  | { readonly kind: "rankings"; readonly lists: readonly RankingList[] }
  | { readonly kind: "columns"; readonly columns: readonly ProductColumn[] };

export type HomeBlock = Timed & BlockContents;

/** The advertisements of another page, by the wire's number of the position. */
export interface BannerSlot extends Timed {
  readonly positionId: number;
  /** 1 mobile, 2 web site. */
  readonly terminal: number;
  readonly pictures: readonly Picture[];
}

/** What home shows, in its order, and the advertisements of the other pages. */
export interface HomeDocument {
  readonly blocks: readonly HomeBlock[];
  readonly slots: readonly BannerSlot[];
}

/** One row: where operators work on home. Nobody else sees it. */
export const homeDrafts = pgTable(
  "home_drafts",
  {
    id: integer().primaryKey().default(1),
    /** Counts what happens to home at the desk, publishing included: a change is of what was read. */
    revision: integer().notNull(),
    /** Null: nothing is being written. */
    document: jsonb().$type<HomeDocument>(),
    /** The last number that was given to a column; none is given twice. */
    lastColumnId: integer("last_column_id").notNull().default(0),
    /** Null: nobody at the desk. */
    changedBy: integer("changed_by").references(() => agents.id, { onDelete: "set null" }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
  },
  (draft) => [check("home_drafts_one_row", sql`${draft.id} = 1`)],
);

/** What was published, and is never changed. Of those that have begun, the one that began last is shown. */
export const homeVersions = pgTable(
  "home_versions",
  {
    version: integer().primaryKey(),
    document: jsonb().$type<HomeDocument>().notNull(),
    beginsAt: timestamp("begins_at", { withTimezone: true }).notNull(),
    /** The earlier version that it shows again. */
    repeats: integer(),
    publishedBy: integer("published_by").references(() => agents.id, { onDelete: "set null" }),
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull(),
    /** Taken back before it began. */
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (row) => [
    check("home_versions_version", sql`${row.version} > 0`),
    check("home_versions_withdrawn", sql`${row.withdrawnAt} is null or ${row.withdrawnAt} < ${row.beginsAt}`),
    index("home_versions_begins")
      .on(row.beginsAt, row.version)
      .where(sql`withdrawn_at is null`),
  ],
);
