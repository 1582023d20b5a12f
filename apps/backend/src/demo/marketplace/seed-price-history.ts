import { products, skus } from "../../platform/store/schema/catalog.ts";
import type { Executor } from "../../platform/store/database.ts";
import { skuPriceChanges } from "../../platform/store/schema/price-history.ts";
import { eq } from "../../platform/store/sql.ts";
import { chance } from "./chance.ts";
import { flashPrice } from "./flash-price.ts";
import { insertRows } from "./insert-rows.ts";

const oneDay = 24 * 60 * 60 * 1000;

/** How far down a shop went for a few days, in percent. */
const dip = 15;

interface PricedSku {
  readonly id: number;
  readonly productId: number;
  readonly price: number;
  readonly marketPrice: number;
  readonly createdAt: Date;
}

/**
 * What the demo's SKUs have cost since they came: what is struck was asked for until some weeks ago, now and then for
 * less in between, and some of the others have become dearer. The triggers have only seen them come.
 */
export async function seedPriceHistory(db: Executor, today: Date): Promise<void> {
  const stored = await db
    .select({
      id: skus.id,
      productId: products.id,
      price: skus.price,
      marketPrice: skus.marketPrice,
      createdAt: products.createdAt,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId));
  await db.delete(skuPriceChanges);
  await insertRows(
    db,
    skuPriceChanges,
    stored.flatMap((sku) => pricesOf(sku, today).map((change) => ({ skuId: sku.id, ...change }))),
  );
}

function pricesOf({ productId, price, marketPrice, createdAt }: PricedSku, today: Date) {
  const key = `${productId}/price`;
  const daysAgo = (days: number): Date => new Date(today.getTime() - days * oneDay);
  const first = { changedAt: createdAt, price };
  const since = 4 + chance(key, 38);
  const wasCheaper = chance(`${key}/dip`, 3) === 0;
  if (marketPrice > price) {
    const change = { changedAt: daysAgo(since), price };
    if (createdAt >= daysAgo(since + 1)) return [first];
    const before = { changedAt: createdAt, price: marketPrice };
    if (!wasCheaper || createdAt >= daysAgo(since + 25)) return [before, change];
    const cheaper = Math.max(price + 10, flashPrice(marketPrice, dip));
    return cheaper >= marketPrice
      ? [before, change]
      : [
          before,
          { changedAt: daysAgo(since + 22), price: cheaper },
          { changedAt: daysAgo(since + 15), price: marketPrice },
          change,
        ];
  }
  if (!wasCheaper || createdAt >= daysAgo(since + 1)) return [first];
  return [
    { changedAt: createdAt, price: flashPrice(price, dip) },
    { changedAt: daysAgo(since), price },
  ];
}
