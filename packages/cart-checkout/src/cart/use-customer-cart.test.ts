import { wireCart, wireCartLine } from "@plaza/api-client/testing";
import { cartQuery } from "@plaza/api-client";
import { envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { changedLines } from "./cart-queue.ts";
import { customerCartQueue } from "./use-customer-cart.ts";

/** A cart page's data: the platform's cart and the queue's changes. */
async function openCart(answers: Parameters<typeof envelopeApi>[0]) {
  const { api, called } = envelopeApi(answers);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, cartQuery(api));
  observer.subscribe(() => undefined);
  const queue = customerCartQueue(queryClient, api);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const quantities = () => {
    const lines = observer.getCurrentResult().data?.shops.flatMap((shop) => shop.lines) ?? [];
    return changedLines(lines, queue.changes()).map(({ quantity }) => quantity);
  };
  return { queue, queryClient, api, called, quantities };
}

test("the platform's cart is fetched and taken over once every change is answered", async () => {
  let quantity = 1;
  const { queue, quantities, called } = await openCart({
    "cart/lists": () => success(wireCart([wireCartLine({ cart_id: 5, goods_num: quantity })])),
    // The platform answers with another quantity than was sent.
    "cart/change": () => {
      quantity = 3;
      return success([]);
    },
  });
  for (const wanted of [2, 3, 4]) queue.want([5], { quantity: wanted });
  expect(quantities()).toEqual([4]);
  await expect.poll(() => queue.changes().size).toBe(0);
  expect(quantities()).toEqual([3]);
  expect(called).toEqual(["cart/lists", "cart/change", "cart/change", "cart/lists"]);
});

test("a rejected change is a failed mutation, and the platform's number is shown again", async () => {
  const { queue, queryClient, quantities } = await openCart({
    "cart/lists": success(wireCart([wireCartLine({ cart_id: 5, goods_num: 2 })])),
    "cart/change": rejection("库存不足"),
  });
  queue.want([5], { quantity: 9 });
  await expect.poll(() => quantities()).toEqual([2]);
  const [failed] = queryClient.getMutationCache().getAll();
  expect(failed?.state.error).toMatchObject({ platformMessage: "库存不足" });
});

test("a document has one queue", () => {
  const { api } = envelopeApi({});
  const queryClient = new QueryClient();
  expect(customerCartQueue(queryClient, api)).toBe(customerCartQueue(queryClient, api));
  expect(customerCartQueue(new QueryClient(), api)).not.toBe(customerCartQueue(queryClient, api));
});
