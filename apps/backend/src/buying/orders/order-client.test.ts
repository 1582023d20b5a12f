import {
  cancelOrder,
  confirmOrder,
  deleteOrder,
  fetchOrder,
  fetchOrders,
  fetchPaymentMethods,
  fetchPaymentStatus,
  fetchTracking,
  fetchWallet,
  fetchWalletEntries,
  startPayment,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { payMethods } from "../../money/payments/providers/pay-methods.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { addTrace } from "./add-trace.ts";
import { changeOrders } from "./change-order.ts";

onEachStore("our own client", (backend) => {
  const setUp = async () => {
    const { db } = backend;
    const { id, token } = await backend.richCustomer();
    const api = backend.client({ token });
    const { productId } = await sell(db, { fields: { price: 1990 }, stock: 20 });
    const line = { productId, quantity: 3 };
    const { checkoutId, orderIds } = await putOrders(db, id, [{ lines: [line], freight: 800 }, { lines: [line] }]);
    const [first = 0, second = 0] = orderIds;
    return { db, api, first, second, subject: { from: "trade", id: checkoutId } as const };
  };
  const everything = { filter: "all", page: 1, pageSize: 10 } as const;

  test("our own client follows an order from its payment to its end", async () => {
    const { db, api, first, second, subject } = await setUp();
    expect(await fetchOrders(api, everything)).toMatchObject({
      total: 2,
      counts: { all: 2, unpaid: 2, unshipped: 0, shipped: 0, completed: 0, closed: 0 },
      items: [{ id: second }, { id: first, amount: 6770, actions: { pay: true, cancel: true, delete: false } }],
    });
    expect(await fetchPaymentStatus(api, subject)).toMatchObject({ amount: 12_740, paid: false, state: "unpaid" });
    const { methods, amount } = await fetchPaymentMethods(api, subject);
    expect(methods.map(({ code, kind, balance }) => [code, kind, balance])).toEqual(
      payMethods.map(({ method }) => {
        if (method === "balance") return [method, "balance", 1_000_000];
        return [method, method === "cash_on_delivery" ? "cash" : "provider", null];
      }),
    );
    expect(amount).toBe(12_740);
    await cancelOrder(api, second);
    const payWay = methods.find(({ kind }) => kind === "balance")?.payWay ?? 0;
    const payment = { ...subject, payWay, idempotencyKey: "once" };
    expect([await startPayment(api, payment), await startPayment(api, payment)]).toEqual([
      { kind: "paid" },
      { kind: "paid" },
    ]);
    expect(await fetchPaymentStatus(api, subject)).toMatchObject({ amount: 6770, paid: true, state: "unshipped" });
    expect(await fetchWallet(api)).toMatchObject({ balance: 1_000_000 - 6770, spent: 6770 });
    const { items } = await fetchWalletEntries(api, { direction: "out", page: 1, pageSize: 10 });
    expect(items).toMatchObject([{ amount: 6770, direction: "out", reason: "Payment for an order" }]);

    const now = new Date();
    const change = { action: "ship", carrier: "SF Express", trackingNumber: "SF1" } as const;
    await db.transaction((tx) => changeOrders(tx, { orderIds: [first], change, actor: { kind: "merchant" }, now }));
    await addTrace(db, { orderId: first, text: "已揽收", translations: { en: { text: "Picked up" } }, at: now });
    expect(await fetchTracking(api, first)).toMatchObject({
      quantity: 3,
      carrier: "SF Express",
      trackingNumber: "SF1",
      events: [{ text: "Picked up" }],
      completed: null,
    });
    const detail = await fetchOrder(api, first);
    expect(detail).toMatchObject({
      state: "shipped",
      stateText: "Pending receipt",
      tradeId: subject.id,
      paymentMethod: "Balance",
      amounts: { goods: 5970, memberDiscount: 0, couponDiscount: 0, freight: 800 },
      amount: 6770,
      actions: { confirmReceipt: true, track: true, cancel: false },
      lines: [{ unitPrice: 1990, subtotal: 5970, paidAmount: 5970 }],
    });
    expect(Math.abs((detail.paidAt ?? 0) - now.getTime())).toBeLessThan(60_000);
    await confirmOrder(api, first);
    await deleteOrder(api, second);
    expect(await fetchOrders(api, everything)).toMatchObject({ total: 1, items: [{ id: first, state: "completed" }] });
    await expect(fetchOrder(api, second)).rejects.toMatchObject({ kind: "business", statusCode: 404 });
  });

  test("our own client is led to the cashiers of the sandbox", async () => {
    const { api, subject } = await setUp();
    const wechat = await startPayment(api, { ...subject, payWay: 1, idempotencyKey: null });
    expect(wechat).toMatchObject({ kind: "qr", sandboxPath: expect.stringMatching(/^\/sandbox\/wechat\//) });
    const alipay = await startPayment(api, { ...subject, payWay: 2, idempotencyKey: null });
    expect(alipay).toMatchObject({ kind: "form", action: "/sandbox/alipay" });
    expect(JSON.stringify(alipay)).toContain("127.40");
  });
});
