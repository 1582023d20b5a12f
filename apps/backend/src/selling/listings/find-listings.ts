import { optionTexts } from "../../catalogue/products/option-texts.ts";
import type { Page } from "../../platform/http/query.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import {
  productApprovals,
  productImages,
  products,
  productTakedowns,
  productTexts,
  skus,
} from "../../platform/store/schema/catalog.ts";
import { flashPrices } from "../../platform/store/schema/promotions.ts";
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { isListing, type ListingFilter } from "./listing-filter.ts";

export const listingSorts = ["newest", "name", "price", "price_down", "stock", "stock_down", "sales"] as const;
type ListingSort = (typeof listingSorts)[number];

export interface ListingPage {
  readonly sort: ListingSort;
  readonly page: Page;
  readonly language: ReaderLanguage;
}

export type ListedProduct = Awaited<ReturnType<typeof findListings>>["rows"][number];

/** A shop's products with their SKUs. What is shown is found by ids first, so that its texts are read of one page alone. */
export async function findListings(db: Executor, shopId: number, filter: ListingFilter, wanted: ListingPage) {
  const which = isListing(shopId, filter);
  const [found, total] = await Promise.all([idsOfPage(db, which, wanted), db.$count(products, which)]);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return { total, rows: [] };
  const [rows, skuRows, images] = await Promise.all([rowsOf(db, ids), skusOf(db, ids), firstImages(db, ids)]);
  const options = await optionTexts(db, skuRows);
  const skusByProduct = Map.groupBy(skuRows, ({ productId }) => productId);
  const imageOf = new Map(images.map(({ productId, path }) => [productId, path]));
  const byId = new Map(rows.map((row) => [row.product.id, row]));
  return {
    total,
    rows: ids.flatMap((id) => {
      const row = byId.get(id);
      if (row === undefined) return [];
      const own = (skusByProduct.get(id) ?? []).map((sku) => ({ ...sku, options: options.get(sku.id) ?? null }));
      return [{ ...row, image: imageOf.get(id) ?? null, skus: own }];
    }),
  };
}

function idsOfPage(db: Executor, which: SQL | undefined, { sort, page, language }: ListingPage) {
  return db
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(...orderOf(sort, language))
    .limit(page.size)
    .offset(page.offset);
}

function orderOf(sort: ListingSort, { wanted, fallback }: ReaderLanguage): readonly SQL[] {
  const { id, price, actualSales } = products;
  switch (sort) {
    case "newest":
      return [desc(id)];
    case "name":
      return [
        sql`(select lower(coalesce(called.translations -> ${wanted}::text ->> 'name',
          called.translations -> ${fallback}::text ->> 'name', called.name))
          from ${productTexts} as called where called.product_id = ${id})`,
        desc(id),
      ];
    case "price":
      return [asc(price), asc(id)];
    case "price_down":
      return [desc(price), desc(id)];
    case "stock":
      return [asc(stockOfProduct), desc(id)];
    case "stock_down":
      return [desc(stockOfProduct), desc(id)];
    case "sales":
      return [desc(actualSales), desc(id)];
    default:
      return sort satisfies never;
  }
}

const stockOfProduct = sql`(select coalesce(sum(piece.stock), 0) from ${skus} as piece
  where piece.product_id = ${products.id})`;

function rowsOf(db: Executor, ids: readonly number[]) {
  return db
    .select({ product: products, texts: productTexts, takedown: productTakedowns, approval: productApprovals })
    .from(products)
    .innerJoin(productTexts, eq(productTexts.productId, products.id))
    .leftJoin(productTakedowns, eq(productTakedowns.productId, products.id))
    .leftJoin(productApprovals, eq(productApprovals.productId, products.id))
    .where(inArray(products.id, [...ids]));
}

function skusOf(db: Executor, productIds: readonly number[]) {
  return db
    .select({ ...getTableColumns(skus), setAside: setAsidePieces })
    .from(skus)
    .where(inArray(skus.productId, [...productIds]))
    .orderBy(asc(skus.id));
}

/** What flash offers have set aside of a SKU, which is no stock meanwhile. The name of the table says whose `id` is meant. */
const setAsidePieces = sql<number>`(select coalesce(sum(aside.set_aside_left), 0)
  from ${flashPrices} as aside where aside.sku_id = "skus"."id")`.mapWith(Number);

function firstImages(db: Executor, productIds: readonly number[]) {
  return db
    .select({ productId: productImages.productId, path: productImages.path })
    .from(productImages)
    .where(and(inArray(productImages.productId, [...productIds]), eq(productImages.position, 0)));
}
