import { createApiClient, startPayment } from "@plaza/api-client";
import { ask } from "../ask.ts";
import type { OpenTestBackend } from "../open-test-backend.ts";
import { putOnSale } from "../put-on-sale.ts";
import { putOrders } from "../put-order.ts";
import { richCustomer } from "../new-customer.ts";
import type { Gateway } from "./gateway.ts";

/** An order of 51.00 that is paid at the gateway, of which the shop has not heard. */
export async function paidThere({ db, url: origin }: Pick<OpenTestBackend, "db" | "url">, gateway: Gateway, at: Date) {
  const { id: customerId, token } = await richCustomer(db);
  const productId = await putOnSale(db, { name: "Lamp", fields: { price: 2550 }, stock: 100 });
  const { checkoutId, orderIds } = await putOrders(db, customerId, [{ lines: [{ productId, quantity: 2 }] }], at);
  const api = createApiClient({ origin, platformOrigin: origin, locale: "en", token });
  const started = await startPayment(api, {
    from: "trade",
    id: checkoutId,
    payWay: gateway.payWay,
    idempotencyKey: null,
  });
  const trade = await gateway.follow(started);
  trade.state = "paid";
  return {
    trade,
    customerId,
    cancel: () => ask(origin, "order/cancel", { token, body: { id: orderIds[0] } }),
    status: () => ask(origin, `order/getPayStatus?from=trade&id=${checkoutId}`, { token, language: "en" }),
  };
}
