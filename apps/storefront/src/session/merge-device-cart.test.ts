import { beforeEach, describe, expect, test, vi } from "vitest";
import { createApiClient } from "@plaza/api-client";
import { wireCart, wireCartLine, wireProduct } from "@plaza/api-client/testing";
import { addToDeviceCart, readDeviceCart } from "@plaza/shopping/device-cart";
import { QueryClient } from "@tanstack/react-query";
import { mergeDeviceCart } from "./merge-device-cart.ts";

const pan = {
  skuId: 310,
  productId: 31,
  shopId: 7,
  quantity: 2,
  name: "Pan",
  image: null,
  optionText: null,
  price: 6450,
  shopName: "Ironworks",
};
const [pot, lid] = [
  { ...pan, skuId: 400 },
  { ...pan, skuId: 500 },
];

type Outcome = "done" | "rejected" | "lost" | "lost on the way back" | "session over";

/** A platform with a cart: `answer` may reject or lose a line. `stock` holds for each SKU; one that `fills` adds as many as there are. */
function platform(answer: (skuId: number, quantity: number) => Outcome, stock = 0, fills = false) {
  const cart = new Map<number, number>();
  const asked: number[] = [];
  async function respond(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const success = (data: unknown) => Response.json({ code: 1, show: 0, msg: "", data, rich_text: "sanitised" });
    if (request.url.includes("/goods/getGoodsDetail")) return success(productWith(stock));
    if (request.method === "GET") {
      return success(wireCart([...cart].map(([item_id, goods_num]) => wireCartLine({ item_id, goods_num }))));
    }
    const sent = (await request.json()) as {
      readonly item_id: number;
      readonly goods_num: number;
      readonly fill?: number;
    };
    asked.push(sent.item_id);
    const before = cart.get(sent.item_id) ?? 0;
    if (fills && sent.fill === 1) {
      const added = Math.min(sent.goods_num, Math.max(0, stock - before));
      cart.set(sent.item_id, before + added);
      return success({ cart_num: 1, added, quantity: before + added });
    }
    const outcome = answer(sent.item_id, sent.goods_num);
    if (outcome === "rejected") return Response.json({ code: 0, show: 1, msg: "rejected", data: [] });
    if (outcome === "lost") throw new TypeError("lost");
    if (outcome === "session over") return Response.json({ code: -1, show: 1, msg: "log in", data: [] });
    cart.set(sent.item_id, (cart.get(sent.item_id) ?? 0) + sent.goods_num);
    if (outcome === "lost on the way back") throw new TypeError("lost");
    return success([]);
  }
  const origin = "http://platform.test";
  const api = createApiClient({ origin, platformOrigin: origin, locale: "en", fetch: respond });
  return { api, cart, asked };
}

/** All three SKUs as variants of one product, as it stands on the wire. */
function productWith(stock: number) {
  const variants = [pan, pot, lid].map(({ skuId }) => ({ id: skuId, spec_value_ids: skuId, price: "1.00", stock }));
  const values = variants.map(({ id }) => ({ id, value: String(id) }));
  return wireProduct({
    stock: variants.length * stock,
    goods_spec: [{ id: 1, name: "Size", spec_value: values }],
    goods_item: variants,
  });
}

/** Runs callbacks one after the other, as a browser's locks do. */
function locksOfBrowser() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: <T>(_name: string, work: () => Promise<T>): Promise<T> => {
      const next = last.then(work);
      last = next.catch(() => undefined);
      return next;
    },
  };
}

function skuIds(lines: readonly { readonly skuId: number }[]): readonly number[] {
  return lines.map(({ skuId }) => skuId);
}

beforeEach(() => {
  localStorage.clear();
  for (const line of [pan, pot, lid]) addToDeviceCart(line, 9);
  vi.stubGlobal("navigator", { locks: locksOfBrowser() });
});

test("every line moves into the account, the newest last", async () => {
  const { api, asked, cart } = platform(() => "done");
  const { added, rejected, pending } = await mergeDeviceCart(api, new QueryClient());
  expect(skuIds(added)).toEqual([310, 400, 500]);
  expect(asked).toEqual([310, 400, 500]);
  expect(cart.get(310)).toBe(2);
  expect([...rejected, ...pending, ...readDeviceCart()]).toEqual([]);
});

test("a rejected line leaves the device as well", async () => {
  const { api } = platform((skuId) => (skuId === 400 ? "rejected" : "done"));
  const { added, rejected, pending } = await mergeDeviceCart(api, new QueryClient());
  expect([skuIds(added), skuIds(rejected), pending]).toEqual([[310, 500], [400], []]);
  expect(readDeviceCart()).toEqual([]);
});

test("a line beyond the stock is added with the stock's quantity", async () => {
  const { api, cart } = platform((skuId, quantity) => (skuId === 400 && quantity > 1 ? "rejected" : "done"), 1);
  const { added, fewer, rejected } = await mergeDeviceCart(api, new QueryClient());
  expect([skuIds(added), rejected]).toEqual([[310, 400, 500], []]);
  expect(fewer).toMatchObject([{ line: { skuId: 400 }, quantity: 1, wanted: 2 }]);
  expect([...cart]).toEqual([
    [310, 2],
    [400, 1],
    [500, 2],
  ]);
  expect(readDeviceCart()).toEqual([]);
});

test("a line whose whole stock the account's cart has already is said to be fewer than wanted", async () => {
  const { api, cart } = platform((skuId) => (skuId === 400 ? "rejected" : "done"), 3);
  cart.set(400, 3);
  const { added, fewer, rejected } = await mergeDeviceCart(api, new QueryClient());
  expect([skuIds(added), rejected, readDeviceCart()]).toEqual([[310, 400, 500], [], []]);
  expect(fewer).toMatchObject([{ line: { skuId: 400 }, quantity: 3, wanted: 5 }]);
  expect(cart.get(400)).toBe(3);
});

test.each([true, false])(
  "an account's ten and a visitor's ten come to the fifteen that there are, whether the platform fills up (%s)",
  async (fills) => {
    const stock = 15;
    addToDeviceCart({ ...pot, quantity: 8 }, 99);
    const there = platform(
      (skuId, quantity) => ((there.cart.get(skuId) ?? 0) + quantity > stock ? "rejected" : "done"),
      stock,
      fills,
    );
    there.cart.set(400, 10);
    const { fewer } = await mergeDeviceCart(there.api, new QueryClient());
    expect(there.cart.get(400)).toBe(15);
    expect(fewer).toMatchObject([{ line: { skuId: 400 }, quantity: 15, wanted: 20 }]);
  },
);

test.each(["lost", "session over"] as const)(
  "a line whose answer is %s stays on the device, with the following ones",
  async (outcome) => {
    const { api, asked } = platform((skuId) => (skuId === 400 ? outcome : "done"));
    const { added, pending } = await mergeDeviceCart(api, new QueryClient());
    expect([skuIds(added), skuIds(pending)]).toEqual([[310], [500, 400]]);
    expect(asked).toEqual([310, 400]);
    expect(skuIds(readDeviceCart())).toEqual([500, 400]);
  },
);

describe("a line whose answer was lost", () => {
  test("is not added again when the platform had added it", async () => {
    const once = platform((skuId) => (skuId === 310 && once.asked.length === 1 ? "lost on the way back" : "done"));
    expect(skuIds((await mergeDeviceCart(once.api, new QueryClient())).pending)).toEqual([500, 400, 310]);
    expect(skuIds((await mergeDeviceCart(once.api, new QueryClient())).added)).toEqual([310, 400, 500]);
    expect(once.cart.get(310)).toBe(2);
    expect(once.asked).toEqual([310, 400, 500]);
  });

  test("is not taken for added because the account's cart had as many before", async () => {
    const once = platform((skuId) => (skuId === 310 && once.asked.length === 1 ? "lost" : "done"));
    once.cart.set(310, 7);
    await mergeDeviceCart(once.api, new QueryClient());
    await mergeDeviceCart(once.api, new QueryClient());
    expect(once.cart.get(310)).toBe(9);
  });

  test("is added when the platform had not", async () => {
    const once = platform((skuId) => (skuId === 310 && once.asked.length === 1 ? "lost" : "done"));
    await mergeDeviceCart(once.api, new QueryClient());
    await mergeDeviceCart(once.api, new QueryClient());
    expect(once.cart.get(310)).toBe(2);
    expect(once.asked).toEqual([310, 310, 400, 500]);
  });

  test("is added in full when its quantity has grown since", async () => {
    const once = platform((skuId) => (skuId === 310 && once.asked.length === 1 ? "lost" : "done"));
    await mergeDeviceCart(once.api, new QueryClient());
    addToDeviceCart(pan, 9);
    await mergeDeviceCart(once.api, new QueryClient());
    expect(once.cart.get(310)).toBe(4);
  });
});

test("several tabs that start at once add each line once", async () => {
  const { api, cart } = platform(() => "done");
  const outcomes = await Promise.all([
    mergeDeviceCart(api, new QueryClient()),
    mergeDeviceCart(api, new QueryClient()),
    mergeDeviceCart(api, new QueryClient()),
  ]);
  expect(outcomes.flatMap(({ added }) => skuIds(added))).toEqual([310, 400, 500]);
  expect([...cart.values()]).toEqual([2, 2, 2]);
});

test("an empty cart makes no call, and a page without locks merges as well", async () => {
  vi.stubGlobal("navigator", {});
  const { api, asked } = platform(() => "done");
  expect((await mergeDeviceCart(api, new QueryClient())).added).toHaveLength(3);
  expect(await mergeDeviceCart(api, new QueryClient())).toEqual({ added: [], fewer: [], rejected: [], pending: [] });
  expect(asked).toHaveLength(3);
});
