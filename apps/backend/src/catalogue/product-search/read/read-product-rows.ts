import type { Executor } from "../../../platform/store/database.ts";
import { productOptions, productOptionValues, products, skus } from "../../../platform/store/schema/catalog.ts";
import { freightRules, freightTemplates, productShipping } from "../../../platform/store/schema/freight.ts";
import { optionMeanings } from "../../../platform/store/schema/product-index.ts";
import { reviews } from "../../../platform/store/schema/reviews.ts";
import { and, type AnyPgColumn, asc, avg, eq, gt, isNull, ne, or, type SQL, sql } from "../../../platform/store/sql.ts";

/** What lists filter, count and sort by, of one product. */
export interface ProductRow {
  readonly id: number;
  /** Null: nobody else sells it. */
  readonly articleId: number | null;
  readonly shopId: number;
  readonly shopCategoryId: number | null;
  readonly brandId: number | null;
  readonly firstCategoryId: number;
  readonly secondCategoryId: number | null;
  readonly thirdCategoryId: number | null;
  readonly isOnSale: boolean;
  readonly isRecommended: boolean;
  readonly price: number;
  readonly marketPrice: number;
  readonly sales: number;
  readonly actualSales: number;
  readonly weight: number;
  readonly position: number;
  /** In microseconds since 1970, as exact as the store has it. */
  readonly createdAt: number;
  readonly inStock: boolean;
  /** Sent everywhere for nothing, whatever else is bought. Thresholds of shops depend on the region and the cart. */
  readonly hasFreeDelivery: boolean;
  /** Whole stars of the average as the product's page shows it; 0 without reviews. */
  readonly stars: number;
  /** What its options offer, of whatever SKU; one option after the other. */
  readonly meanings: readonly OptionMeaning[];
}

export interface OptionMeaning {
  readonly id: number;
  /** The name of the option, which stands for it. */
  readonly option: string;
}

type Which = (id: AnyPgColumn) => SQL | undefined;

export function productRowsOf(db: Executor, ids: readonly number[]): Promise<readonly ProductRow[]> {
  return readProductRows(db, (id) => sql`${id} = any(${sql.param([...ids])}::integer[])`);
}

/** In order of ids; those that follow one, so that a store of any size is read in parts. */
export async function productRowsAfter(db: Executor, after: number, most: number): Promise<readonly ProductRow[]> {
  const ids = db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, after))
    .orderBy(asc(products.id))
    .limit(most)
    .as("ids");
  const [range] = await db.select({ last: sql<number | null>`max(${ids.id})` }).from(ids);
  const last = range?.last ?? null;
  if (last === null) return [];
  return readProductRows(db, (id) => and(gt(id, after), sql`${id} <= ${last}`));
}

/** A query a table: joined, each row of one would be asked for in the others; so each is read once, in order. */
async function readProductRows(db: Executor, which: Which): Promise<readonly ProductRow[]> {
  const rows = await db
    .select({
      id: products.id,
      articleId: products.articleId,
      shopId: products.shopId,
      shopCategoryId: products.shopCategoryId,
      brandId: products.brandId,
      firstCategoryId: products.firstCategoryId,
      secondCategoryId: products.secondCategoryId,
      thirdCategoryId: products.thirdCategoryId,
      isOnSale: products.isOnSale,
      isRecommended: products.isRecommended,
      price: products.price,
      marketPrice: products.marketPrice,
      sales: products.sales,
      actualSales: products.actualSales,
      weight: products.weight,
      position: products.position,
      createdAt: sql`(extract(epoch from ${products.createdAt}) * 1000000)::bigint`.mapWith(Number),
    })
    .from(products)
    .where(which(products.id))
    .orderBy(asc(products.id));
  const stocked = await db
    .selectDistinct({ id: skus.productId })
    .from(skus)
    .where(and(which(skus.productId), gt(skus.stock, 0)));
  const paid = await db
    .select({ id: productShipping.productId })
    .from(productShipping)
    .where(and(which(productShipping.productId), ne(productShipping.mode, "free")));
  // Those without shipping of their own travel as their shop sends by default.
  const paidByDefault = await db
    .selectDistinct({ id: products.id })
    .from(products)
    .innerJoin(
      freightTemplates,
      and(eq(freightTemplates.shopId, products.shopId), eq(freightTemplates.isDefault, true)),
    )
    .innerJoin(freightRules, eq(freightRules.templateId, freightTemplates.id))
    .leftJoin(productShipping, eq(productShipping.productId, products.id))
    .where(
      and(
        which(products.id),
        isNull(productShipping.productId),
        eq(products.isVirtual, false),
        or(gt(freightRules.firstAmount, 0), gt(freightRules.nextAmount, 0)),
      ),
    );
  const rated = await db
    .select({
      id: reviews.productId,
      stars: sql`floor(round(${avg(reviews.productStars)}, 2))`.mapWith(Number),
    })
    .from(reviews)
    .where(which(reviews.productId))
    .groupBy(reviews.productId);
  const offered = await db
    .selectDistinct({
      id: productOptions.productId,
      option: optionMeanings.option,
      meaning: optionMeanings.id,
    })
    .from(productOptions)
    .innerJoin(productOptionValues, eq(productOptionValues.optionId, productOptions.id))
    .innerJoin(
      optionMeanings,
      and(eq(optionMeanings.option, productOptions.name), eq(optionMeanings.value, productOptionValues.value)),
    )
    .where(which(productOptions.productId))
    .orderBy(asc(productOptions.productId), asc(optionMeanings.option), asc(optionMeanings.id));

  const inStock = new Set(stocked.map(({ id }) => id));
  const costs = new Set([...paid, ...paidByDefault].map(({ id }) => id));
  const stars = new Map(rated.map((row) => [row.id, row.stars]));
  const meanings = Map.groupBy(offered, ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    inStock: inStock.has(row.id),
    hasFreeDelivery: !costs.has(row.id),
    stars: stars.get(row.id) ?? 0,
    meanings: meanings.get(row.id)?.map(({ meaning, option }) => ({ id: meaning, option })) ?? [],
  }));
}
