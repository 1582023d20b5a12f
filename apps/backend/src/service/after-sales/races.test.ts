import { expect, test } from "vitest";
import { changeOrders } from "../../buying/orders/change-order.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { afterSales } from "../../platform/store/schema/after-sales.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { eq, sql } from "../../platform/store/sql.ts";
import { recordOf } from "../../test-support/ask.ts";
import { handOver, orderOf } from "../../test-support/handed-over.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { balanceOf } from "../../money/wallet/balance.ts";
import { moveAfterSale } from "./move-after-sale.ts";
import { requestRefund } from "./request-refund.ts";
import { expectBalancedLedger } from "../../test-support/order-model/invariants.ts";

const startMoney = 1_000_000;
const rounds = 4;

onEachStore("races for a refund", (backend) => {
  const setUp = async (state: "paid" | "completed") => {
    const customer = await backend.richCustomer(startMoney);
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 1000 }, stock: 10 });
    const bought = { lines: [{ productId, quantity: 3 }], freight: 100, state } as const;
    const { orderId, lines } = await handOver(backend.db, customer.id, bought, new Date());
    const [line] = lines;
    if (line === undefined) throw new Error("An order has lines");
    const { post } = customer;
    const refunded = async () => {
      const [row] = await backend.db
        .select({ sum: sql`coalesce(sum(${refunds.amount}), 0)`.mapWith(Number) })
        .from(refunds)
        .where(eq(refunds.orderId, orderId));
      return row?.sum ?? 0;
    };
    const stock = async () => (await backend.db.select().from(skus).where(eq(skus.id, line.skuId)))[0]?.stock;
    return { customer, orderId, line, post, refunded, stock, balance: () => balanceOf(backend.db, customer.id) };
  };
  const inTransaction = (run: Parameters<typeof retriedTransaction>[1]) =>
    retriedTransaction(backend.db, run).then(
      () => true,
      () => false,
    );

  test("races for a refund: of many who ask, agree and take back at once, one refund comes", async () => {
    for (let round = 0; round < rounds; round++) {
      const { orderId, line, post, refunded, balance } = await setUp("completed");
      const form = { order_id: orderId, item_id: line.skuId, reason: "x", refund_type: 0 };
      const asked = await Promise.all(Array.from({ length: 5 }, () => post("after_sale/add", form)));
      expect(asked.filter(({ code }) => code === 1)).toHaveLength(1);
      const id = Number(recordOf(asked.find(({ code }) => code === 1)?.data)["after_sale_id"]);
      const agree = () =>
        inTransaction((tx) =>
          moveAfterSale(tx, { afterSaleId: id, change: { action: "agree" }, actor: { kind: "shop" }, now: new Date() }),
        );
      const [revoked, ...agreed] = await Promise.all([
        post("after_sale/cancel", { id }),
        ...Array.from({ length: 4 }, agree),
      ]);
      const [stored] = await backend.db.select().from(afterSales).where(eq(afterSales.id, id));
      const isRevoked = revoked.code === 1;
      expect(agreed.filter(Boolean)).toHaveLength(isRevoked ? 0 : 1);
      expect(stored?.state).toBe(isRevoked ? "revoked" : "refunded");
      expect(await refunded()).toBe(isRevoked ? 0 : 3100);
      expect(await balance()).toBe(startMoney - (isRevoked ? 3100 : 0));
    }
    await expectBalancedLedger(backend.db);
  });

  test("races for a refund: withdrawing, cancelling and shipping at once leave one truth", async () => {
    for (let round = 0; round < rounds; round++) {
      const { customer, orderId, line, post, refunded, stock, balance } = await setUp("paid");
      const withdraw = (quantity: number | null) =>
        inTransaction((tx) =>
          requestRefund(tx, {
            customerId: customer.id,
            orderId,
            lineId: line.id,
            type: "refund",
            quantity,
            reason: "",
            remark: "",
            images: [],
            isWithdrawal: true,
            idempotencyKey: null,
            now: new Date(),
          }),
        );
      const ship = () =>
        inTransaction((tx) =>
          changeOrders(tx, {
            orderIds: [orderId],
            change: { action: "ship", carrier: "SF", trackingNumber: "1" },
            actor: { kind: "merchant" },
            now: new Date(),
          }),
        );
      const cancel = async () => (await post("order/cancel", { id: orderId })).code === 1;
      const steps = [() => withdraw(1), () => withdraw(null), ship, cancel, () => withdraw(2)];
      await Promise.all([...steps.slice(round), ...steps.slice(0, round)].map((each) => each()));
      const order = await orderOf(backend.db, orderId);
      const given = await refunded();
      expect(order.refundedAmount).toBe(given);
      expect(given).toBeLessThanOrEqual(3100);
      expect(await balance()).toBe(startMoney - 3100 + given);
      if (order.state === "closed") expect([given, await stock()]).toEqual([3100, 10]);
      else expect(order.state).toBe("shipped");
    }
    await expectBalancedLedger(backend.db);
  });
});
