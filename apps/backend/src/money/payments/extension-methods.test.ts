import { expect, test } from "vitest";
import { payments } from "../../platform/store/schema/payments.ts";
import { eq } from "../../platform/store/sql.ts";
import { isRecord, listOf, recordOf } from "../../test-support/ask.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { statesOf } from "../../test-support/order-rows.ts";
import { putOnSale } from "../../test-support/put-on-sale.ts";
import { putOrders } from "../../test-support/put-order.ts";
import { offlinePayment } from "./providers/offline-payment.ts";
import { paymentPage } from "./providers/payment-page.ts";

const stripe = 102;
const known = { "x-plaza-extensions": paymentPage };
const ofTransfers = { "x-plaza-extensions": offlinePayment };

onEachStore("ways of paying that the contract does not list", (backend) => {
  const setUp = async () => {
    const { id, token } = await backend.richCustomer();
    const productId = await putOnSale(backend.db, { name: "Lamp", fields: { price: 2550 }, stock: 100 });
    const { checkoutId } = await putOrders(backend.db, id, [{ lines: [{ productId, quantity: 2 }] }]);
    const get = async (call: string, headers: Readonly<Record<string, string>>) =>
      recordOf((await backend.ask(call, { token, headers })).data);
    const ways = async (headers: Readonly<Record<string, string>>, subject = `from=trade&order_id=${checkoutId}`) =>
      listOf((await get(`order/getPayWay?${subject}`, headers))["pay_way"]).map((way) => way["pay_way"]);
    const pay = (headers: Readonly<Record<string, string>>) =>
      backend.ask("pay/unifiedpay", {
        token,
        headers,
        body: { from: "trade", order_id: checkoutId, pay_way: stripe },
        language: "en",
      });
    const started = async (headers: Readonly<Record<string, string>>) =>
      (await get(`order/getPayStatus?from=trade&id=${checkoutId}`, headers))["started_payment"];
    return { id, checkoutId, ways, pay, started };
  };

  test("a provider that the contract does not list is offered to, and started by, clients that know it alone", async () => {
    const { ways, pay, started } = await setUp();
    expect(await ways({})).not.toContain(stripe);
    expect(await pay({})).toMatchObject({ code: 0, msg: "This payment method is not available" });
    // Who knows transfers does not know where a page is named.
    expect(await ways(ofTransfers)).not.toContain(stripe);
    expect((await pay(ofTransfers)).code).toBe(0);
    expect(await ways(known)).toContain(stripe);
    expect(await pay(known)).toMatchObject({ code: 10001, show: 0, data: [], msg: "The payment has been started" });
    expect(await started(known)).toMatchObject({ pay_way: stripe });
    expect([await started({}), await started(ofTransfers)]).toEqual([null, null]);
  });

  test("a payment that starts with a page is paid there, and leads back to the shop", async () => {
    const { id, checkoutId, pay } = await setUp();
    const answer: unknown = JSON.parse((await pay(known)).text);
    const address = isRecord(answer) ? String(answer["pay_url"]) : "";
    const [payment] = await backend.db.select().from(payments).where(eq(payments.customerId, id));
    expect(address).toContain(`/sandbox/stripe/${payment?.number}?`);
    expect(payment?.startedReference).toBe(`sandbox-${payment?.number}`);
    const page = await (await fetch(`${backend.url}${address}`)).text();
    expect(page).toContain("Stripe");
    const [path = "", query] = address.split("?");
    const body = new URLSearchParams(query);
    body.set("choice", "pay");
    const back = await fetch(`${backend.url}${path}`, { method: "POST", body, redirect: "manual" });
    expect([back.status, back.headers.get("location")]).toEqual([303, `/pc/payment?id=${checkoutId}&from=trade`]);
    expect(await statesOf(backend.db, id)).toEqual(["paid"]);
  });
});
