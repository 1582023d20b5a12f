import { DomainError } from "../../platform/http/domain-error.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { type AlertKind, alerts } from "../../platform/store/schema/alerts.ts";
import { and, count, eq, isNull, sql } from "../../platform/store/sql.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { hasFlashSaleToCome } from "./flash-sale-to-come.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";
import { runningFlashPrices } from "../../catalogue/flash-prices/running-flash-prices.ts";
import { hasAvailableSku } from "../../catalogue/flash-prices/available-quantity.ts";
import { runningPriceOfProduct } from "../../catalogue/flash-prices/running-product-prices.ts";
import { areOrdersTaken } from "../../selling/merchants/shop-states.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { dayTime } from "../../platform/wire/time.ts";

/** As many as a customer has at once. */
export const maxAlerts = 100;

export interface WantedAlert extends AlertTarget {
  readonly kind: AlertKind;
  /** Fen; null where it is not about a price. */
  readonly targetPrice: number | null;
}

/**
 * Sets an alert, or gives it another target price. One that is set already stays as it is.
 *
 * @throws {DomainError} where what is wanted is there already, can never come, or the customer has too many
 */
export async function setAlert(db: Database, customerId: number, wanted: WantedAlert, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [known] = await tx
      .select({ id: alerts.id, targetPrice: alerts.targetPrice })
      .from(alerts)
      .where(isThatOf(customerId, wanted));
    if (known !== undefined && known.targetPrice === wanted.targetPrice) return;
    await expectToCome(tx, wanted, now);
    if (known !== undefined) {
      await tx.update(alerts).set({ targetPrice: wanted.targetPrice, createdAt: now }).where(eq(alerts.id, known.id));
      return;
    }
    const rows = await tx.select({ set: count() }).from(alerts).where(eq(alerts.customerId, customerId));
    if (singleRow(rows).set >= maxAlerts) throw new DomainError("alertsFull", { parameter: String(maxAlerts) });
    await tx.insert(alerts).values({ customerId, ...wanted, createdAt: now });
  });
}

/** One that is not set is as good as removed. */
export async function removeAlert(
  db: Executor,
  customerId: number,
  alert: AlertTarget & { readonly kind: AlertKind },
): Promise<void> {
  await db.delete(alerts).where(isThatOf(customerId, alert));
}

function isThatOf(customerId: number, { kind, productId, skuId }: AlertTarget & { readonly kind: AlertKind }) {
  return and(
    eq(alerts.customerId, customerId),
    eq(alerts.kind, kind),
    eq(alerts.productId, productId),
    skuId === null ? isNull(alerts.skuId) : eq(alerts.skuId, skuId),
  );
}

/** What is there already needs no alert: the caller hears so at once, instead of a notice a moment later. */
async function expectToCome(tx: Executor, { kind, targetPrice, ...target }: WantedAlert, now: Date): Promise<void> {
  const found = await targetNow(tx, target, now);
  if (found === null) throw new DomainError("productGone", { notFound: true });
  const { price, isThere } = found;
  if (kind === "price" && isThere && price <= (targetPrice ?? 0))
    throw new DomainError("alertPriceThere", { parameter: shownYuan(price) });
  if (kind === "stock" && isThere) throw new DomainError("alertInStock");
  if (kind === "flash" && !(await hasFlashSaleToCome(tx, target.productId, now)))
    throw new DomainError("alertNoFlashSale");
}

/** A product, or one SKU of it. */
interface AlertTarget {
  readonly productId: number;
  /** Null: whichever of the product. */
  readonly skuId: number | null;
}

/** What an alert waits for, as it is now. */
interface TargetNow {
  /** What a visitor would pay, in fen. */
  readonly price: number;
  /** It can be bought. */
  readonly isThere: boolean;
}

/** Null for what is gone. */
async function targetNow(db: Executor, { productId, skuId }: AlertTarget, now: Date): Promise<TargetNow | null> {
  const [product] = await db
    .select({
      isOnSale: products.isOnSale,
      sells: sql<boolean>`${areOrdersTaken(dayTime(now).date)}`,
      price: products.price,
      flashPrice: runningPriceOfProduct(dayTime(now)),
      isAvailable: hasAvailableSku(dayTime(now)),
      /** The cheapest of what there is; null where all is sold out. */
      priceInStock: sql<
        number | null
      >`(select min(${skus.price}) from ${skus} where ${skus.productId} = ${products.id} and ${skus.stock} > 0)`,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(eq(products.id, productId), isNull(products.deletedAt)));
  if (product === undefined) return null;
  const { isOnSale, sells, priceInStock, isAvailable, price, flashPrice } = product;
  const isSold = isOnSale && sells;
  if (skuId === null) {
    const regular = priceInStock ?? price;
    return { price: Math.min(regular, flashPrice ?? regular), isThere: isSold && isAvailable };
  }
  const [sku] = await db
    .select()
    .from(skus)
    .where(and(eq(skus.id, skuId), eq(skus.productId, productId)));
  if (sku === undefined) return null;
  const flash = (await runningFlashPrices(db, [skuId], now)).get(skuId);
  return { price: flash?.price ?? sku.price, isThere: isSold && (flash !== undefined || sku.stock > 0) };
}
