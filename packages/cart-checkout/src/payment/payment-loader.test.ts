import { expect, test } from "vitest";
import { type Envelope, envelopeApi, refusal } from "../testing/envelope-api.ts";
import { createMemoryRouter } from "../testing/memory-router.ts";
import { loadPayment } from "./payment-loader.ts";

test("nothing is on its way any more when the page is told that there is nothing to pay", async () => {
  const { promise, resolve } = Promise.withResolvers<Envelope>();
  const { api } = envelopeApi({ "order/getPayStatus": refusal("No such order"), "order/getPayWay": () => promise });
  const { options } = await createMemoryRouter({ api, locale: "en", path: "/beside" });
  const { queryClient } = options.context;
  // The ways to pay are answered after everything that the other answer leads to.
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.state.status === "error") setTimeout(() => resolve(refusal("No such order")));
  });
  const loading = loadPayment({ context: options.context, deps: { id: 7, from: "order" } });
  await expect(loading).rejects.toThrow();
  expect(queryClient.isFetching()).toBe(0);
});
