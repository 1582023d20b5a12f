import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { wireFavourite } from "../testing/wire-listed-product.ts";
import { wireFollowedShop } from "../testing/wire-shop.ts";
import { fetchFavourites, changeFavourites, fetchFavouriteState } from "./favourites.ts";
import { fetchFollowedShops, changeFollows } from "./followed-shops.ts";
import { removeLater, saveForLater, moveToCart } from "../cart/saved-for-later.ts";

const original = wireFavourite({ id: 101, min_price: "129.90" });
const first = { filter: "all", page: 1, pageSize: 20 } as const;

const pageOf = (...lists: readonly object[]) => ({ lists, count: lists.length, more: 0, page_no: 1, page_size: 10 });

test("a favourite of a platform that says no more than the contract has a price, and no history", async () => {
  const { items, counts } = await fetchFavourites(succeeding(pageOf(original)).api, first);
  expect(items).toMatchObject([
    { id: 101, price: 12_990, sold: true, soldOut: false, savedPrice: null, savedAt: null, onlySkuId: null },
  ]);
  expect(counts).toBeNull();
});

test("a favourite of ours says what it cost when it was saved, and which SKU can be put into the cart", async () => {
  const ours = {
    ...original,
    seckill_price: "99.00",
    stock: 0,
    type: 0,
    is_pay: 1,
    item_id: 7,
    collect_price: "140.00",
    collect_time: "2026-10-01 08:00:00",
  };
  const counts = { all: 3, cheaper: 2, sold_out: 1, shops: 4 };
  const answer = await fetchFavourites(succeeding({ ...pageOf(ours), counts }).api, first);
  expect(answer.items[0]).toMatchObject({
    price: 9900,
    flash: true,
    soldOut: true,
    savedPrice: 14_000,
    savedAt: Date.UTC(2026, 9, 1),
    onlySkuId: 7,
  });
  expect(answer.counts).toEqual({ all: 3, cheaper: 2, soldOut: 1, shops: 4 });
  const virtual = await fetchFavourites(succeeding(pageOf({ ...ours, type: 1 })).api, first);
  expect(virtual.items[0]?.onlySkuId).toBeNull();
  const closed = await fetchFavourites(succeeding(pageOf({ ...ours, is_pay: 0 })).api, first);
  expect(closed.items[0]).toMatchObject({ onlySkuId: null, hasOptions: false });
  const varied = await fetchFavourites(succeeding(pageOf({ ...ours, item_id: 0 })).api, first);
  expect(varied.items[0]).toMatchObject({ onlySkuId: null, hasOptions: true });
});

test("a row of nulls, which an unknown product leaves behind, is no favourite", async () => {
  const nulls = { ...original, id: 99_999, name: null, image: "http://127.0.0.1/", min_price: null, is_valid: 0 };
  const { items } = await fetchFavourites(succeeding(pageOf(nulls, original)).api, first);
  expect(items.map(({ id }) => id)).toEqual([101]);
});

test("favourites are asked for by page, kind and text, and nothing that was not wanted is sent", async () => {
  const { api, called } = succeeding(pageOf());
  await fetchFavourites(api, first);
  await fetchFavourites(api, { filter: "soldOut", text: "pan", page: 2, pageSize: 20 });
  await fetchFollowedShops(api, { text: "", page: 1, pageSize: 10 });
  expect(called.map(({ search }) => search)).toEqual([
    "?page_no=1&page_size=20",
    "?filter=sold_out&name=pan&page_no=2&page_size=20",
    "?page_no=1&page_size=10",
  ]);
});

test("a followed shop says what the platform says of it", async () => {
  const shop = wireFollowedShop(3, { logo: "http://127.0.0.1/" });
  const plain = await fetchFollowedShops(succeeding(pageOf(shop)).api, { page: 1, pageSize: 10 });
  expect(plain.items[0]).toMatchObject({ id: 3, logo: null, followers: null, productCount: null, products: [] });
  const ours = { ...shop, follow_num: 12, on_sale_goods: 5 };
  const more = await fetchFollowedShops(succeeding(pageOf(ours)).api, { page: 1, pageSize: 10 });
  expect(more.items[0]).toMatchObject({ followers: 12, productCount: 5 });
});

test("changes say the wanted state, of one thing or of several", async () => {
  const { api, sent } = succeeding([]);
  await changeFavourites(api, { productIds: [5], saved: true });
  await changeFavourites(api, { productIds: [5, 6], saved: false });
  expect(await changeFollows(api, { shopIds: [3], followed: true })).toBeNull();
  await saveForLater(api, [8, 9]);
  await removeLater(api, [310]);
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/goods_collect/changeStatus", { goods_id: 5, is_collect: 1 }],
    ["/api/goods_collect/changeStatus", { goods_id: [5, 6], is_collect: 0 }],
    ["/api/shop_follow/changeStatus", { shop_id: 3, is_follow: 1 }],
    ["/api/cart/saveForLater", { cart_id: [8, 9] }],
    ["/api/cart/removeLater", { item_id: [310] }],
  ]);
  expect(await changeFollows(succeeding({ follow_num: 13 }).api, { shopIds: [3], followed: true })).toBe(13);
});

test("the state of all favourite buttons is one answer, and what was moved says how much of it there was", async () => {
  expect(await fetchFavouriteState(succeeding({ goods: [5, 6], shops: [] }).api)).toEqual({
    productIds: [5, 6],
    shopIds: [],
  });
  const { api, sent } = succeeding({ goods_num: 2, cart_num: 7 });
  expect(await moveToCart(api, 310)).toEqual({ quantity: 2, cartCount: 7 });
  expect(sent[0]).toMatchObject({ path: "/api/cart/moveToCart", body: { item_id: 310 } });
});
