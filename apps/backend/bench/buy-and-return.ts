import { moveAfterSale } from "../src/service/after-sales/move-after-sale.ts";
import { changeOrders } from "../src/buying/orders/change-order.ts";
import { retriedTransaction } from "../src/platform/store/retried-transaction.ts";
import { orders } from "../src/platform/store/schema/orders.ts";
import { eq } from "../src/platform/store/sql.ts";
import { ask, recordOf } from "../src/test-support/ask.ts";
import type { OpenTestBackend } from "../src/test-support/open-test-backend.ts";
import { type Shopper, submit } from "./shoppers.ts";

/** As the wire numbers the wallet among the ways to pay. */
const balance = 3;

/** Buys a piece, and does with it what the turn says. @returns how it ended */
export async function buyAndReturn(
  { url, db }: Pick<OpenTestBackend, "url" | "db">,
  { token, addressId }: Shopper,
  skuId: number,
  turn: number,
): Promise<"kept" | "cancelled" | "refunded" | "returned"> {
  const post = async (call: string, body: object) => {
    const answer = await ask(url, call, { token, body });
    if (![1, 20_001].includes(Number(answer.code))) throw new Error(`${call}: ${answer.text}`);
    return answer.data;
  };
  const checkoutId = await submit(url, { token, addressId }, skuId, `mix ${turn}`);
  await post("pay/unifiedpay", { from: "trade", order_id: checkoutId, pay_way: balance });
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.checkoutId, checkoutId ?? 0));
  const orderId = order?.id ?? 0;
  if (turn % 4 === 0) {
    await post("order/cancel", { id: orderId });
    return "cancelled";
  }
  const parcel = { action: "ship", carrier: "SF", trackingNumber: "1" } as const;
  const merchant = { kind: "merchant" } as const;
  await retriedTransaction(db, (tx) =>
    changeOrders(tx, { orderIds: [orderId], change: parcel, actor: merchant, now: new Date() }),
  );
  if (turn % 4 === 1) return "kept";
  const isReturn = turn % 4 === 3;
  const form = { order_id: orderId, item_id: skuId, reason: "x", refund_type: isReturn ? 1 : 0 };
  const afterSaleId = Number(recordOf(await post("after_sale/add", form))["after_sale_id"]);
  const shop = (action: "agree" | "receive") =>
    retriedTransaction(db, (tx) =>
      moveAfterSale(tx, { afterSaleId, change: { action }, actor: { kind: "shop" }, now: new Date() }),
    );
  // Twice at once: one of them finds it answered.
  const answers = await Promise.allSettled([shop("agree"), shop("agree")]);
  if (answers.filter(({ status }) => status === "fulfilled").length !== 1) throw new Error("Agreed twice, or never");
  if (!isReturn) return "refunded";
  await post("after_sale/express", { id: afterSaleId, express_name: "SF", invoice_no: "1" });
  await shop("receive");
  return "returned";
}
