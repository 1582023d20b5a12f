import { runningFlashPrices } from "../flash-prices/running-flash-prices.ts";
import type { ProductCard } from "./product-cards.ts";
import type { AskedOptions } from "../product-search/product-search.ts";
import type { Executor } from "../../platform/store/database.ts";
import { prepared } from "../../platform/store/prepared.ts";
import { productOptions, productOptionValues, skus } from "../../platform/store/schema/catalog.ts";
import { optionMeanings } from "../../platform/store/schema/product-index.ts";
import { and, asc, eq, sql } from "../../platform/store/sql.ts";

/**
 * By product, the SKU that its page opens on: of those that can be bought the one that has most of what was asked for, then
 * the cheapest; of what is sold out the same.
 */
export async function askedSkus(
  db: Executor,
  asked: readonly AskedOptions[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ productId }) => productId);
  const meaningIds = [...new Set(asked.flatMap(({ meanings }) => meanings.map(({ id }) => id)))];
  const [values, sold] = await Promise.all([valuesOf(db, { ids, meaningIds }), skusOf(db, { ids })]);
  const flash = await runningFlashPrices(
    db,
    sold.filter(({ stock }) => stock === 0).map(({ id }) => id),
    now,
  );
  const wanted = new Map(
    asked.map(({ productId, meanings }) => [productId, new Map(meanings.map(({ id, weight }) => [id, weight]))]),
  );
  const weights = new Map(
    values.map(({ id, productId, meaningId }) => [id, wanted.get(productId)?.get(meaningId) ?? 0]),
  );
  const best = new Map<number, { readonly id: number; readonly isInStock: boolean; readonly weight: number }>();
  for (const { id, productId, optionValueIds, stock } of sold) {
    const weight = optionValueIds.reduce((sum, value) => sum + (weights.get(value) ?? 0), 0);
    const known = best.get(productId);
    const isInStock = stock > 0 || flash.has(id);
    const isBetter = known === undefined || (isInStock === known.isInStock ? weight > known.weight : isInStock);
    if (weight > 0 && isBetter) best.set(productId, { id, isInStock, weight });
  }
  return new Map([...best].map(([productId, { id }]) => [productId, id]));
}

/** Beside a product of a list (extension `search_meaning`): the SKU that its page opens on, where one was asked for. */
export function askedSkuWire(skuIds: ReadonlyMap<number, number>, { id }: ProductCard) {
  const skuId = skuIds.get(id);
  return skuId === undefined ? {} : { meant_sku_id: skuId };
}

const valuesOf = prepared((db) =>
  db
    .select({ id: productOptionValues.id, productId: productOptions.productId, meaningId: optionMeanings.id })
    .from(productOptions)
    .innerJoin(productOptionValues, eq(productOptionValues.optionId, productOptions.id))
    .innerJoin(
      optionMeanings,
      and(eq(optionMeanings.option, productOptions.name), eq(optionMeanings.value, productOptionValues.value)),
    )
    .where(
      and(
        sql`${productOptions.productId} = any(${sql.placeholder("ids")})`,
        sql`${optionMeanings.id} = any(${sql.placeholder("meaningIds")})`,
      ),
    )
    .prepare("asked_option_values"),
);

/** The cheapest first. */
const skusOf = prepared((db) =>
  db
    .select({
      id: skus.id,
      // It is one of those asked for.
      productId: sql<number>`${skus.productId}`,
      optionValueIds: skus.optionValueIds,
      stock: skus.stock,
    })
    .from(skus)
    .where(sql`${skus.productId} = any(${sql.placeholder("ids")})`)
    .orderBy(asc(skus.price), asc(skus.id))
    .prepare("asked_skus"),
);
