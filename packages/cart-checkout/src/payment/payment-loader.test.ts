import { type Envelope, envelopeApi, rejection } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { expect, test } from "vitest";
import { loadPayment } from "./payment-loader.ts";

test("no call is pending any more when the loader says that there is nothing to pay", async () => {
  const { promise, resolve } = Promise.withResolvers<Envelope>();
  const { api } = envelopeApi({ "order/getPayStatus": rejection("No such order"), "order/getPayWay": () => promise });
  const context = loaderContext(api);
  // The payment methods are answered after everything that the other answer leads to.
  context.queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === "error") setTimeout(() => resolve(rejection("No such order")));
  });
  const loading = loadPayment({ context, deps: { id: 7, from: "order" } });
  await expect(loading).rejects.toThrow();
  expect(context.queryClient.isFetching()).toBe(0);
});
