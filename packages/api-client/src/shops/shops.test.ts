import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireListedProduct } from "../testing/wire-listed-product.ts";
import { wireListedShop, wireShop } from "../testing/wire-shop.ts";
import { fetchShop, type Shop, fetchShopCategories } from "./shop.ts";
import { fetchShops, fetchTrades } from "./shops.ts";

const product = wireListedProduct({ min_price: "64.50" });

test("the shop street is read although its page size is misspelt", async () => {
  const row = wireListedShop({
    name: "Ironworks",
    logo: "http://127.0.0.1/l.png",
    cover: "http://127.0.0.1/c.png",
    goods_list: [product, { id: 0 }],
    on_sale_goods: 12,
  });
  const { api, called } = succeeding({ list: [row], count: 9, more: 1, page_no: 1, page_isze: 8 });
  const page = await fetchShops(api, { page: 1, pageSize: 8 });
  expect(page).toMatchObject({ total: 9, page: 1, pageSize: 8, hasMore: true });
  expect(page.items).toMatchObject([
    {
      id: 7,
      name: "Ironworks",
      logo: "/l.png",
      cover: "/c.png",
      selfOperated: true,
      productCount: 12,
      products: [{ id: 31, price: 6450, marketPrice: null }],
      intro: null,
      score: null,
      stars: null,
      followers: null,
    },
  ]);
  expect(called[0]?.search).toBe("?page_no=1&page_size=8");
});

test("the shop street is searched by name and trade, and sorted", async () => {
  const row = wireListedShop({ score: "4.70", star: 5, follow_num: 0 });
  const { api, called } = succeeding({ list: [row], count: 1, more: 0, page_no: 2, page_isze: 8 });
  const { items } = await fetchShops(api, { text: "iron", tradeId: 3, sort: "rating", page: 2, pageSize: 8 });
  expect(items).toMatchObject([{ score: 4.7, stars: 5, followers: 0 }]);
  await fetchShops(api, { text: "", sort: "recommended", page: 1, pageSize: 8 });
  expect(called.map(({ search }) => search)).toEqual([
    "?name=iron&shop_cate_id=3&sort=score&page_no=2&page_size=8",
    "?page_no=1&page_size=8",
  ]);
});

test("ten products of a shop are ten or more where the platform counts no further", async () => {
  const rows = [{ on_sale_goods: 10 }, { on_sale_goods: 9 }, { on_sale_goods: 10, follow_num: 4 }];
  const list = rows.map((row) => wireListedShop(row));
  const { items } = await fetchShops(succeeding({ list, count: 3, page_no: 1, page_isze: 8 }).api, {
    page: 1,
    pageSize: 8,
  });
  expect(items.map(({ countIsCapped }) => countIsCapped)).toEqual([true, false, false]);
});

test("the trades of shops are read", async () => {
  const { api } = succeeding([{ id: 3, name: "Kitchen", image: "" }]);
  expect(await fetchTrades(api)).toEqual([{ id: 3, name: "Kitchen" }]);
});

const info = wireShop({
  name: "Ironworks",
  intro: "Pans since <b>1990</b>",
  type: 2,
  logo: "http://127.0.0.1/l.png",
  banner: "http://127.0.0.1/b.png",
  cover: "http://127.0.0.1/",
  score: 4.67,
  on_sale_count: 5,
  shop_follow_status: 1,
  customer_phone: 13800000003,
  goods_list: [product],
  ad: {
    pc: [
      { id: 11, title: "Pans", image: "http://127.0.0.1/ad.png", link: "/x?id=31", link_query: { id: "31" } },
      { id: 10, title: "", image: "http://127.0.0.1/ad.png", link: "", link_query: [] },
    ],
    mobile: [],
  },
});

function shopOf(changes: Record<string, unknown>): Promise<Shop> {
  return fetchShop(succeeding({ ...info, ...changes }).api, 7);
}

test("a shop is read with its banners and products", async () => {
  const { api, called } = succeeding(info);
  expect(await fetchShop(api, 7)).toMatchObject({
    id: 7,
    name: "Ironworks",
    intro: "Pans since 1990",
    selfOperated: false,
    logo: "/l.png",
    banner: "/b.png",
    cover: null,
    score: 4.7,
    stars: 5,
    productCount: 5,
    followers: 3,
    followed: true,
    trading: true,
    createdAt: Date.UTC(2025, 4, 5, 23, 8, 9),
    customerService: { image: null, phone: "13800000003", wechat: null },
    recommended: [{ id: 31 }],
    banners: [
      { id: 11, title: "Pans", image: "/ad.png", productId: 31 },
      { id: 10, title: "", productId: null },
    ],
  });
  expect(called[0]?.search).toBe("?shop_id=7");
});

describe("a shop that does not trade", () => {
  test.each([{ is_freeze: 1 }, { is_run: 0 }, { is_expire: 1 }, { is_pay: 0 }])(
    "a shop with %j sells nothing",
    async (state) => {
      expect(await shopOf(state)).toMatchObject({ trading: false, closed: !("is_pay" in state) });
    },
  );
});

test("a shop says when and where it is open, and how its service and delivery are rated", async () => {
  expect(await shopOf({})).toMatchObject({ hours: null, address: null, serviceScore: null, deliveryScore: null });
  const [run_start_time, run_end_time, weekdays] = ["10:00:00", "21:30:00", ["1", "2", "9"]];
  const street = { province: "上海", city: "上海市", district: "徐汇区", address: "12 Anfu Road" };
  const known = { run_start_time, run_end_time, weekdays, ...street, service_score: 4.5, delivery_score: "4.0" };
  expect(await shopOf(known)).toMatchObject({
    hours: { opensAt: "10:00", closesAt: "21:30", weekdays: [1, 2] },
    address: { city: "上海市", street: "12 Anfu Road" },
    serviceScore: 4.5,
    deliveryScore: 4,
  });
});

test("a shop without advertising has no banners", async () => {
  expect((await shopOf({ ad: [] })).banners).toEqual([]);
  expect((await shopOf({ ad: { pc: [], mobile: [] } })).banners).toEqual([]);
});

describe("a shop that is not there", () => {
  test.each([
    ["is answered with nothing", { code: 1, show: 0, msg: "", data: [] }],
    ["is rejected by an error code", { code: 0, show: 1, msg: "No such shop", data: [], error: "not_found" }],
  ])("a missing shop that %s is a 404", async (_, answer) => {
    await expect(fetchShop(stubClient(answer).api, 999)).rejects.toMatchObject({ kind: "business", statusCode: 404 });
  });
});

test("a shop's categories are asked for by its id", async () => {
  const { api, called } = succeeding([{ id: 3, name: "Pans" }]);
  expect(await fetchShopCategories(api, 7)).toEqual([{ id: 3, name: "Pans" }]);
  expect(called[0]?.search).toBe("?shop_id=7");
});
