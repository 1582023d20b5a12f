import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { publicDataQuery } from "../site/public-data.ts";
import { afterAddition, cartQuery } from "./cart.ts";

/** Answers both as a header and as a cart. */
const { api } = succeeding({ name: "Plaza", nickname: "Mo", cart_num: 3, coupon_num: 5, lists: [], total_amount: 0 });

async function knowing(): Promise<QueryClient> {
  const queryClient = new QueryClient();
  await queryClient.fetchQuery(publicDataQuery(api));
  await queryClient.fetchQuery(cartQuery(api));
  return queryClient;
}

function state(queryClient: QueryClient) {
  const { queryKey } = publicDataQuery(api);
  return {
    count: queryClient.getQueryData(queryKey)?.cartCount,
    isCountStale: queryClient.getQueryState(queryKey)?.isInvalidated,
    isCartStale: queryClient.getQueryState(cartQuery(api).queryKey)?.isInvalidated,
  };
}

test("a count that the platform answered with is shown without asking, and the cart is stale", async () => {
  const queryClient = await knowing();
  afterAddition(queryClient, api, 7);
  expect(state(queryClient)).toEqual({ count: 7, isCountStale: false, isCartStale: true });
});

test("a platform that does not say how much a cart holds is asked", async () => {
  const queryClient = await knowing();
  afterAddition(queryClient, api, null);
  expect(state(queryClient)).toEqual({ count: 3, isCountStale: true, isCartStale: true });
});

test("counts that are being fetched while the cart grows are fetched anew", async () => {
  const queryClient = await knowing();
  const fetching = queryClient.fetchQuery({ ...publicDataQuery(api), staleTime: 0 });
  afterAddition(queryClient, api, 7);
  expect(state(queryClient)).toMatchObject({ isCountStale: true, isCartStale: true });
  await fetching;
});
