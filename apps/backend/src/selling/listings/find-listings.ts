import { optionTexts } from "../../catalogue/products/option-texts.ts";
import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import { productImages, products, productTakedowns, productTexts, skus } from "../../platform/store/schema/catalog.ts";
import { and, asc, count, desc, eq, exists, inArray, isNull, lte, type SQL, sql } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** Of so few pieces a shop should know. */
const fewPieces = 5;

export const listingLists = ["all", "on_shelf", "off_shelf", "few_left", "taken_down"] as const;
type ListingList = (typeof listingLists)[number];

export interface ListingFilter {
  readonly list: ListingList;
  /** A part of a name in any language; "": whatever it is. */
  readonly words: string;
  readonly page: Page;
}

export type ListedProduct = Awaited<ReturnType<typeof findListings>>["rows"][number];

/** A shop's products with their SKUs, the newest first. */
export async function findListings(db: Executor, shopId: number, { list, words, page }: ListingFilter) {
  const which = and(eq(products.shopId, shopId), isNull(products.deletedAt), isInList(db, list), hasWords(words));
  const [rows, counted] = await Promise.all([
    db
      .select({ product: products, texts: productTexts, takedown: productTakedowns })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
      .where(which)
      .orderBy(desc(products.id))
      .limit(page.size)
      .offset(page.offset),
    db
      .select({ total: count() })
      .from(products)
      .innerJoin(productTexts, eq(productTexts.productId, products.id))
      .where(which),
  ]);
  const ids = rows.map(({ product }) => product.id);
  const [skuRows, images] = ids.length === 0 ? [[], []] : await Promise.all([skusOf(db, ids), firstImages(db, ids)]);
  const options = await optionTexts(db, skuRows);
  const skusByProduct = Map.groupBy(skuRows, ({ productId }) => productId);
  const imageOf = new Map(images.map(({ productId, path }) => [productId, path]));
  return {
    total: singleRow(counted).total,
    rows: rows.map((row) => ({
      ...row,
      image: imageOf.get(row.product.id) ?? null,
      skus: (skusByProduct.get(row.product.id) ?? []).map((sku) => ({ ...sku, options: options.get(sku.id) ?? null })),
    })),
  };
}

function skusOf(db: Executor, productIds: readonly number[]) {
  return db
    .select()
    .from(skus)
    .where(inArray(skus.productId, [...productIds]))
    .orderBy(asc(skus.id));
}

function firstImages(db: Executor, productIds: readonly number[]) {
  return db
    .select({ productId: productImages.productId, path: productImages.path })
    .from(productImages)
    .where(and(inArray(productImages.productId, [...productIds]), eq(productImages.position, 0)));
}

function isInList(db: Executor, list: ListingList): SQL | undefined {
  switch (list) {
    case "all":
      return undefined;
    case "on_shelf":
      return eq(products.isOnShelf, true);
    case "off_shelf":
      return eq(products.isOnShelf, false);
    case "few_left":
      return exists(
        db
          .select({ one: sql`1` })
          .from(skus)
          .where(and(eq(skus.productId, products.id), lte(skus.stock, fewPieces))),
      );
    case "taken_down":
      return exists(
        db
          .select({ id: productTakedowns.productId })
          .from(productTakedowns)
          .where(eq(productTakedowns.productId, products.id)),
      );
    default:
      return list satisfies never;
  }
}

function hasWords(words: string): SQL | undefined {
  if (words === "") return undefined;
  const names = sql`lower(${productTexts.name} || ' ' || ${productTexts.translations}::text)`;
  return sql`position(lower(${words}) in ${names}) > 0`;
}
