import { runningFlashPrices } from "../../catalogue/flash-prices/running-flash-prices.ts";
import { runningPriceOfProduct } from "../../catalogue/flash-prices/running-product-prices.ts";
import { inScope } from "../../selling/merchants/shop-states.ts";
import type { Executor } from "../../platform/store/database.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull, sql } from "../../platform/store/sql.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** A product, or one SKU of it. */
export interface AlertTarget {
  readonly productId: number;
  /** Null: whichever of the product. */
  readonly skuId: number | null;
}

/** What an alert waits for, as it is now. */
export interface TargetNow {
  /** What a visitor would pay, in fen. */
  readonly price: number;
  /** It can be bought. */
  readonly isThere: boolean;
}

/** Null for what is gone. */
export async function targetNow(db: Executor, { productId, skuId }: AlertTarget, now: Date): Promise<TargetNow | null> {
  const [product] = await db
    .select({
      isOnSale: products.isOnSale,
      sells: sql<boolean>`${and(inScope("usable"), eq(shops.takesPayments, true))}`,
      price: products.price,
      flashPrice: runningPriceOfProduct(dayTime(now)),
      /** The cheapest of what there is; null where all is sold out. */
      priceInStock: sql<
        number | null
      >`(select min(${skus.price}) from ${skus} where ${skus.productId} = ${products.id} and ${skus.stock} > 0)`,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  if (product === undefined) return null;
  const { isOnSale, sells, priceInStock, price, flashPrice } = product;
  const isSold = isOnSale && sells;
  if (skuId === null) {
    const regular = priceInStock ?? price;
    return { price: Math.min(regular, flashPrice ?? regular), isThere: isSold && priceInStock !== null };
  }
  const [sku] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.id, skuId), eq(skus.productId, productId)));
  if (sku === undefined) return null;
  const flash = (await runningFlashPrices(db, [skuId], now)).get(skuId);
  return { price: flash?.price ?? sku.price, isThere: isSold && sku.stock > 0 };
}
