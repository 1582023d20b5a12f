import { submitCheckout } from "../../buying/checkout/submit-checkout.ts";
import { startPayment } from "../../money/payments/start-payment.ts";
import { readTransferTerms } from "../../money/transfers/transfer-settings.ts";
import type { Database } from "../../platform/store/database.ts";
import { asWritten } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { products, skus } from "../../platform/store/schema/catalog.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { and, desc, eq, gt } from "../../platform/store/sql.ts";

const language = asWritten;

/**
 * The demo's last customer has ordered something and wants to pay by bank transfer, so that operators have one to wait for. It
 * is fetched at the shop: the demo's customers write their first address themselves.
 */
export async function seedAwaitedTransfer(db: Database, now: Date): Promise<void> {
  const [customer] = await db.select().from(customers).orderBy(desc(customers.id)).limit(1);
  const { id: customerId, levelId } = assertDefined(customer, "customer of the demo");
  const submission = {
    goods: [{ skuId: await newestSku(db), quantity: 1, isPickup: true }],
    cartLineIds: [],
    addressId: null,
    couponIds: [],
    bestCouponShopIds: [],
    remarks: new Map(),
    expectedAmount: null,
  };
  const buyer = { customer: { id: customerId, levelId }, language, now } as const;
  const { checkoutId } = await submitCheckout(db, submission, null, buyer);
  await startPayment(db, {
    customerId,
    subject: { kind: "checkout", id: checkoutId },
    method: "bank_transfer",
    idempotencyKey: null,
    now,
    transferDays: (await readTransferTerms(db, language)).days,
  });
}

/** Something that is fetched at the shop, and is not scarce. */
async function newestSku(db: Database): Promise<number> {
  const [sku] = await db
    .select({ id: skus.id })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .where(and(eq(products.isOnSale, true), eq(products.offersPickup, true), gt(skus.stock, 10)))
    .orderBy(desc(skus.id))
    .limit(1);
  return assertDefined(sku, "goods of the demo").id;
}
