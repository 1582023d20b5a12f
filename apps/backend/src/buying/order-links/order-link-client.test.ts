import {
  fetchLinkedOrder,
  fetchLinkedReceipt,
  fetchLinkedWithdrawal,
  fetchOrder,
  fetchWithdrawal,
  fetchWithdrawalReceipt,
  sendBack,
  sendBackByLink,
  sendOrderLink,
  withdraw,
  withdrawByLink,
} from "@plaza/api-client";
import { expect, test } from "vitest";
import { changeOrders } from "../orders/change-order.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { sell } from "../../test-support/stage.ts";
import { linkKey } from "./order-link.ts";
import { signLink } from "./order-link.ts";

onEachStore("our own client", (backend) => {
  test("our own client withdraws from an order, as its customer and by its link", async () => {
    const { db } = backend;
    const { id, token } = await backend.richCustomer();
    const { productId } = await sell(db, { fields: { price: 1000 }, stock: 20 });
    const { orderIds } = await putOrders(db, id, [{ lines: [{ productId, quantity: 3 }], freight: 800 }]);
    const orderId = orderIds[0] ?? 0;
    const api = backend.client({ token });
    const guest = backend.client();
    const now = new Date();
    const signed = signLink(orderId, new Date(now.getTime() + 60_000), await linkKey(db));
    const link = { id: orderId, until: Number(signed.until), sign: signed.sign };
    const person = { name: "A new user", contact: "new@example.com" };
    expect(await fetchLinkedOrder(guest, link)).toMatchObject({ state: "unpaid", paymentMethod: null, parcel: null });
    await db.transaction(async (tx) => {
      const [orderIds, actor] = [[orderId], { kind: "system" } as const];
      await changeOrders(tx, { orderIds, change: { action: "pay", method: "balance" }, actor, now });
      const change = { action: "ship", carrier: "SF Express", trackingNumber: "SF1" } as const;
      await changeOrders(tx, { orderIds, change, actor: { kind: "merchant" }, now });
    });
    expect(await fetchLinkedOrder(guest, link)).toMatchObject({
      state: "shipped",
      paymentMethod: "Balance",
      amount: 3800,
      amounts: { goods: 3000, freight: 800, memberDiscount: 0, couponDiscount: 0 },
      lines: [{ quantity: 3, unitPrice: 1000 }],
      parcel: { carrier: "SF Express", trackingNumber: "SF1", events: [] },
    });
    expect((await fetchOrder(api, orderId)).actions).toMatchObject({ withdraw: true });
    expect(await sendOrderLink(api, orderId)).toEqual({ mobile: expect.stringMatching(/^133\*{4}\d{4}$/) });
    const info = await fetchWithdrawal(api, orderId);
    expect(info).toMatchObject({
      objection: null,
      until: null,
      days: 14,
      unshipped: false,
      whole: 3800,
      freight: 800,
      refundWay: "Balance",
      name: "张三",
      lines: [{ quantity: 3, left: 3, refunds: [1000, 2000, 3000], excluded: null, optionText: null }],
    });
    expect(await fetchLinkedWithdrawal(guest, link)).toMatchObject({ whole: 3800, name: "", contact: "" });
    const lines = [{ id: info.lines[0]?.id ?? 0, quantity: 1 }];
    const receipt = await withdrawByLink(guest, { link, lines, ...person, idempotencyKey: "one" });
    expect(receipt).toMatchObject({ ...person, amount: 1800, freight: 800, sendsBack: true, toSend: true });
    expect(Math.abs(receipt.at - now.getTime())).toBeLessThan(60_000);
    const withdrawalId = receipt.id;
    expect(await fetchLinkedReceipt(guest, { ...link, withdrawalId })).toEqual({
      ...receipt,
      name: null,
      contact: null,
    });
    expect(await fetchWithdrawalReceipt(api, withdrawalId)).toEqual(receipt);
    const parcel = { carrier: "SF Express", trackingNumber: "SF2" };
    const sent = { toSend: false, sendBackUntil: null };
    expect(await sendBackByLink(guest, { ...link, withdrawalId, ...parcel })).toMatchObject(sent);
    expect(await sendBack(api, { withdrawalId, ...parcel })).toMatchObject(sent);
    const again = withdraw(api, { orderId, lines, ...person, idempotencyKey: "two" });
    await expect(again).rejects.toMatchObject({ kind: "business", platformMessage: expect.any(String) });
    await expect(fetchLinkedOrder(guest, { ...link, until: link.until + 1 })).rejects.toMatchObject({
      statusCode: 404,
    });
  });
});
