import type { WrittenTexts } from "../language-texts.ts";
import { index, integer, jsonb, pgTable, sql, timestamp, uniqueIndex } from "../sql.ts";
import { agents } from "./agents.ts";
import { products } from "./catalog.ts";
import { shops } from "./merchants.ts";
import type { ExclusionReason } from "./withdrawals.ts";

export interface DraftOption {
  /** Null: it is new. */
  readonly id: number | null;
  readonly name: WrittenTexts;
  readonly values: readonly { readonly id: number | null; readonly text: WrittenTexts }[];
}

/** Amounts are fen; null: not said yet. */
export interface DraftSku {
  /** Null: it is new. */
  readonly id: number | null;
  /** Of each option the index of its value. */
  readonly values: readonly number[];
  readonly number: string;
  readonly price: number | null;
  readonly marketPrice: number | null;
  readonly stock: number | null;
  /** What the stock was when it was edited. */
  readonly stockRead: number | null;
  /** As it was typed. */
  readonly barcode: string;
  readonly makerNumber: string;
  /** Where the platform keeps it. */
  readonly image: string | null;
}

/** All of a product that its shop decides, half finished as it may be. */
export interface DraftContent {
  readonly number: string;
  readonly name: WrittenTexts;
  readonly tagline: WrittenTexts;
  /** HTML. */
  readonly description: WrittenTexts;
  readonly images: readonly string[];
  readonly categoryId: number | null;
  readonly shopCategoryId: number | null;
  readonly brand: string;
  readonly options: readonly DraftOption[];
  readonly skus: readonly DraftSku[];
  readonly delivery: "express" | "virtual";
  readonly offersPickup: boolean;
  readonly virtualContent: string;
  readonly freight: {
    readonly mode: "default" | "free" | "fixed" | "template";
    readonly fixedAmount: number | null;
    readonly templateId: number | null;
    readonly grams: number;
    readonly cubicCentimetres: number;
  };
  readonly showsStock: boolean;
  readonly hasMemberPrice: boolean;
  readonly withdrawalExclusion: ExclusionReason | null;
  readonly isListed: boolean;
}

/** Changes of products that nobody has published yet, and products that were never published. */
export const productDrafts = pgTable(
  "product_drafts",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    shopId: integer("shop_id")
      .notNull()
      .references(() => shops.id),
    /** Null: of a new product. */
    productId: integer("product_id").references(() => products.id, { onDelete: "cascade" }),
    content: jsonb().$type<DraftContent>().notNull(),
    /** What was stored when it was begun, or was compared with it last; null: of a new product. */
    base: jsonb().$type<DraftContent>(),
    /** Counts changes: who changes it names the one that they have read. */
    revision: integer().notNull().default(1),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    changedBy: integer("changed_by").references(() => agents.id, { onDelete: "set null" }),
  },
  (draft) => [
    uniqueIndex("product_drafts_product")
      .on(draft.productId)
      .where(sql`product_id is not null`),
    index("product_drafts_shop").on(draft.shopId, draft.id),
  ],
);

export type ProductDraft = typeof productDrafts.$inferSelect;
