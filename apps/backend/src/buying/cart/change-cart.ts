import { type OfferedSku, offeredSkus } from "../sellable-skus/offered-skus.ts";
import { exceededLimit, expectWithinLimit } from "../sellable-skus/flash-limits.ts";
import type { Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { pausedUntil } from "../../selling/merchants/holiday.ts";
import { takesOrders } from "../../selling/merchants/shop-states.ts";
import { spokenTime } from "../../platform/wire/time.ts";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { and, count, eq, inArray } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

export const maxQuantity = 99_999;
const maxLines = 200;

/** When a cart is changed, and in which language to speak of it. */
export interface CartReader {
  readonly now: Date;
  readonly language: ReaderLanguage;
}

interface CartAddition {
  readonly skuId: number;
  readonly quantity: number;
  /** Where there are not so many, as many as there are are added, instead of none. */
  readonly isFilling?: boolean;
}

/** What an addition has come to. */
interface Added {
  /** How many were added: fewer than asked for, or none, only where it was to be filled up. */
  readonly added: number;
  /** How many the cart has of it now. */
  readonly quantity: number;
}

/**
 * Adds a quantity of a SKU to what a cart holds of it.
 *
 * @throws {DomainError} where that many cannot be bought now
 */
export async function addToCart(
  db: Executor,
  customerId: number,
  { skuId, quantity: wanted, isFilling = false }: CartAddition,
  { now, language }: CartReader,
): Promise<Added> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const offered = (await offeredSkus(tx, [skuId], now)).get(skuId);
    if (offered === undefined) throw new DomainError("productGone", { notFound: true });
    if (offered.product.isVirtual) throw new DomainError("virtualNotInCart");
    const [line] = await tx
      .select({ id: cartLines.id, quantity: cartLines.quantity })
      .from(cartLines)
      .where(and(eq(cartLines.customerId, customerId), eq(cartLines.skuId, skuId)));
    const before = line?.quantity ?? 0;
    const exceeded = await exceededLimit(tx, customerId, [{ offered, quantity: before + wanted }]);
    const most = Math.min(offered.sku.stock, exceeded?.left ?? maxQuantity, maxQuantity);
    const room = Math.max(0, most - before);
    const added = isFilling ? Math.min(wanted, room) : wanted;
    checkOffered(offered, now, language);
    if (!isFilling) {
      checkQuantity(offered, before + added);
      expectWithinLimit(exceeded, language);
    }
    if (added === 0) return { added, quantity: before };
    if (line === undefined) {
      if ((await linesOf(tx, customerId)) >= maxLines) {
        throw new DomainError("cartFull", { parameter: String(maxLines) });
      }
      await tx.insert(cartLines).values({ customerId, productId: offered.product.id, skuId, quantity: added });
      return { added, quantity: added };
    }
    await tx
      .update(cartLines)
      .set({ quantity: before + added })
      .where(eq(cartLines.id, line.id));
    return { added, quantity: before + added };
  });
}

/** @throws {DomainError} where the customer has no such line, or that many cannot be bought now */
export async function changeQuantity(
  db: Executor,
  customerId: number,
  { lineId, quantity }: { readonly lineId: number; readonly quantity: number },
  { now, language }: CartReader,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const [line] = await tx
      .select({ skuId: cartLines.skuId })
      .from(cartLines)
      .where(and(eq(cartLines.customerId, customerId), eq(cartLines.id, lineId)));
    if (line === undefined) throw new DomainError("cartLineGone", { notFound: true });
    const offered = (await offeredSkus(tx, [line.skuId], now)).get(line.skuId);
    if (offered === undefined) throw new DomainError("productGone");
    checkOffered(offered, now, language);
    checkQuantity(offered, quantity);
    expectWithinLimit(await exceededLimit(tx, customerId, [{ offered, quantity }]), language);
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, lineId));
  });
}

/** Lines that are not the customer's are passed over. @returns how many there were */
export async function removeFromCart(db: Executor, customerId: number, ids: readonly number[]): Promise<number> {
  const removed = await db
    .delete(cartLines)
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  return removed.length;
}

/** Lines that are not the customer's are passed over. @returns how many there were */
export async function selectInCart(
  db: Executor,
  customerId: number,
  ids: readonly number[],
  isSelected: boolean,
): Promise<number> {
  const changed = await db
    .update(cartLines)
    .set({ isSelected })
    .where(and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  return changed.length;
}

function checkOffered({ product, shop, sku }: OfferedSku, now: Date, { wanted }: ReaderLanguage): void {
  if (!product.isOnSale) throw new DomainError("productGone");
  const paused = pausedUntil(shop, now);
  if (paused !== null) throw new DomainError("shopOnHoliday", { parameter: spokenTime(paused, wanted) });
  if (!takesOrders(shop, now)) throw new DomainError("shopTakesNoOrders");
  if (sku.stock === 0) throw new DomainError("soldOut");
}

function checkQuantity({ sku }: OfferedSku, quantity: number): void {
  if (quantity > maxQuantity) throw new DomainError("quantityTooLarge", { parameter: String(maxQuantity) });
  if (quantity > sku.stock) throw new DomainError("stockShort", { parameter: String(sku.stock) });
}

async function linesOf(db: Executor, customerId: number): Promise<number> {
  const rows = await db.select({ lines: count() }).from(cartLines).where(eq(cartLines.customerId, customerId));
  return singleRow(rows).lines;
}
