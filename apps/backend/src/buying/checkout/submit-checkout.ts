import type { Database, Executor } from "../../platform/store/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { and, desc, eq, inArray } from "../../platform/store/sql.ts";
import { newNumbers } from "./new-numbers.ts";
import { cartLines } from "../../platform/store/schema/cart.ts";
import { checkouts, orders } from "../../platform/store/schema/orders.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { checkoutSettings } from "./checkout-settings.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { type Buyer, type Checkout, prepareCheckout } from "./prepare-checkout.ts";
import { storeOrders } from "./store-orders.ts";
import { contentHash, type Submission } from "./submission.ts";
import { emptyCart, reserveGoods } from "./reserve-goods.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

export interface Submitted {
  readonly checkoutId: number;
  readonly lastOrderId: number;
}

const oneMinute = 60 * 1000;

/**
 * Makes orders of a submission, one a shop, with all that they take: at once, or not at all.
 *
 * @param key what the client calls this submission: a repetition comes to the same orders
 * @throws {DomainError} where nothing has been taken
 */
export function submitCheckout(
  db: Database,
  submission: Submission,
  key: string | null,
  buyer: Buyer,
): Promise<Submitted> {
  return retriedTransaction(db, async (tx) => {
    const { customer, language, now } = buyer;
    // An account that is deleted at the same moment either has these orders, or is deleted and gets none.
    await lockCustomer(tx, customer.id);
    const hash = contentHash(submission);
    const checkoutId = await openCheckout(tx, buyer, key, hash);
    if (checkoutId === null) return submittedBefore(tx, customer.id, key ?? "", hash);
    await refuseGoneLines(tx, submission.cartLineIds, customer.id);
    const checkout = await prepareCheckout(tx, submission, buyer, "chosen");
    refuseUnlessMeant(checkout, submission, buyer);
    const { unpaidOrderMinutes } = await readSettings(tx, checkoutSettings, language);
    const timeToPay = numberOf(checkoutSettings.unpaidOrderMinutes, unpaidOrderMinutes) * oneMinute;
    const payBefore = new Date(now.getTime() + timeToPay);
    const frame = { checkoutId, remarks: submission.remarks, payBefore };
    const lastOrderId = await storeOrders(tx, checkout, buyer, frame);
    // Last of all, so that others who want the same things wait no longer than they have to.
    await reserveGoods(tx, checkout, buyer, checkoutId);
    await emptyCart(tx, checkout, submission.cartLineIds, customer.id);
    return { checkoutId, lastOrderId };
  });
}

/**
 * What is named as a line of the cart has to be one: else another tab has ordered it, and the same cart would become two
 * orders. Under the lock of the customer, so of two submissions the second sees what the first has taken.
 */
async function refuseGoneLines(tx: Executor, lineIds: readonly number[], customerId: number): Promise<void> {
  if (lineIds.length === 0) return;
  const isMeant = and(eq(cartLines.customerId, customerId), inArray(cartLines.id, [...lineIds]));
  if ((await tx.$count(cartLines, isMeant)) < lineIds.length) throw new DomainError("cartLinesGone");
}

/** Waits for whoever is using the same key. @returns null when the key has been used */
async function openCheckout(
  tx: Executor,
  { customer, language, now }: Buyer,
  key: string | null,
  hash: string,
): Promise<number | null> {
  const [numbered] = await newNumbers(tx, checkouts, 1, now);
  if (numbered === undefined) throw new Error("There is no number for the checkout");
  const [opened] = await tx
    .insert(checkouts)
    .values({
      ...numbered,
      customerId: customer.id,
      idempotencyKey: key,
      contentHash: hash,
      language: language.wanted,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [checkouts.customerId, checkouts.idempotencyKey] })
    .returning({ id: checkouts.id });
  return opened?.id ?? null;
}

async function submittedBefore(tx: Executor, customerId: number, key: string, hash: string): Promise<Submitted> {
  const [found] = await tx
    .select({ checkoutId: checkouts.id, hash: checkouts.contentHash, lastOrderId: orders.id })
    .from(checkouts)
    .innerJoin(orders, eq(orders.checkoutId, checkouts.id))
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.idempotencyKey, key)))
    .orderBy(desc(orders.id))
    .limit(1);
  if (found === undefined) throw new Error("The checkout with this key has no orders");
  if (found.hash !== hash) throw new DomainError("keyReused");
  return found;
}

/**
 * Settlement passes over what is not possible as requested. A submission with it is rejected, because the buyer would
 * get something else than was shown.
 */
function refuseUnlessMeant(checkout: Checkout, submission: Submission, { language }: Buyer): void {
  const { lines, pricing } = checkout;
  if (lines.length === 0) throw new DomainError("nothingToBuy");
  const isSent = lines.some(({ delivery }) => delivery === "express");
  if (isSent && (submission.addressId === null || checkout.address === null)) throw new DomainError("addressNeeded");
  const toFetch = new Set(submission.goods?.filter(({ isPickup }) => isPickup).map(({ skuId }) => skuId));
  const sentInstead = lines.find(({ offered, delivery }) => toFetch.has(offered.sku.id) && delivery === "express");
  if (sentInstead !== undefined) {
    throw new DomainError("pickupNotOffered", { parameter: inLanguage(sentInstead.offered.product, "name", language) });
  }
  if (submission.couponIds.some((id) => !isAccounted(id, checkout))) throw new DomainError("couponUnusable");
  if (submission.expectedAmount !== null && submission.expectedAmount !== pricing.amount) {
    throw new DomainError("amountChanged");
  }
}

/** A coupon counts as applied when it is used, or when a later one of the same shop replaces it. */
function isAccounted(couponId: number, { coupons, usedCoupons }: Checkout): boolean {
  const shopId = coupons.find(({ held }) => held.id === couponId)?.coupon.shopId;
  return shopId !== undefined && usedCoupons.has(shopId);
}
