import { ApiError } from "@plaza/api-client";
import { type Envelope, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";
import { wireFlashSlot, wireProduct, wireShop } from "@plaza/api-client/testing";
import { wireCategories, wirePage } from "./testing/wire.ts";

const site = success({ name: "Plaza", base_domain: "http://platform.test/" });

/** Opens an address, and returns the outcome of its route with the calls made. */
async function open(path: string, answers: Readonly<Record<string, Envelope>> = {}) {
  const { api, called } = envelopeApi({ "index/config": site, ...answers });
  const router = await createMemoryRouter({ api, locale: "en", path });
  await router.load();
  const matches = router.state.matches;
  const notFoundOne = matches.find(({ status }) => status === "notFound");
  const failed = matches.find(({ status }) => status === "error");
  return {
    outcome: notFoundOne !== undefined ? "not found" : failed !== undefined ? "error" : "shown",
    error: failed?.error,
    title: matches.flatMap(({ meta }) => meta ?? []).find((each) => each?.title !== undefined)?.title,
    called: called.map((call) => call.split("?")[0]),
  };
}

test("a product's page is shown under its name", async () => {
  const page = await open("/goods_details/31", { "goods/getGoodsDetail": success(wireProduct()) });
  expect(page).toMatchObject({ outcome: "shown", title: "Glazed Stoneware Teapot - Plaza" });
});

test("each visit of a product asks the platform once, which may count a view", async () => {
  const { called } = await open("/goods_details/31", { "goods/getGoodsDetail": success(wireProduct()) });
  expect(called.filter((call) => call === "goods/getGoodsDetail")).toHaveLength(1);
});

test("a product that is gone is not found", async () => {
  const page = await open("/goods_details/31", { "goods/getGoodsDetail": rejection("商品已下架") });
  expect(page.outcome).toBe("not found");
});

test("any other failure of a product is an error, not a missing page", async () => {
  const page = await open("/goods_details/31", { "goods/getGoodsDetail": rejection("系统繁忙") });
  expect(page.outcome).toBe("error");
  expect(page.error).toBeInstanceOf(ApiError);
  expect(page.error).toMatchObject({ statusCode: 500 });
});

test.each([
  "/goods_details",
  "/goods_details/0",
  "/goods_details/teapot",
  "/goods_details/1.5",
  "/goods_list/3",
  "/hotgoods_list/2",
])("the address %s is not found, without a call", async (path) => {
  const page = await open(path);
  expect(page.outcome).toBe("not found");
  expect(page.called).not.toContain("goods/getGoodsDetail");
  expect(page.called).not.toContain("pc/goodsList");
});

test.each([
  ["/goods_list", "All products - Plaza"],
  ["/goods_list/1", "Hot list - Plaza"],
  ["/hotgoods_list", "Hot list - Plaza"],
  ["/hotgoods_list/1", "Hot list - Plaza"],
  ["/goods_list/2", "New arrivals - Plaza"],
  ["/goods_list?name=2077", "Results for “2077” - Plaza"],
])("the page at %s is titled %s", async (path, title) => {
  const page = await open(path, { "pc/goodsList": success(wirePage), "ad_content/lists": success([]) });
  expect(page).toMatchObject({ outcome: "shown", title });
});

test("garbage in the query is ignored", async () => {
  const page = await open("/goods_list?sort=dearest&page=banana&name=%20", { "pc/goodsList": success(wirePage) });
  expect(page).toMatchObject({ outcome: "shown", title: "All products - Plaza" });
});

test("a list without its banner is complete", async () => {
  const page = await open("/goods_list/1", { "pc/goodsList": success(wirePage), "ad_content/lists": rejection("") });
  expect(page.outcome).toBe("shown");
});

test.each([
  ["/category", "shown", "Home - Plaza"],
  ["/category?id=21", "shown", "Tea - Plaza"],
  ["/category?id=banana", "shown", "Home - Plaza"],
  ["/category?id=77", "not found", undefined],
])("the page at %s is %s", async (path, outcome, title) => {
  const page = await open(path, {
    "pc/category": success(wireCategories),
    "goods/getGoodsList": success(wirePage),
  });
  expect(page.outcome).toBe(outcome);
  if (title !== undefined) expect(page.title).toBe(title);
});

test.each([
  ["/shop_street", "shown", "Shop street - Plaza"],
  ["/shop_street?sort=dearest&page=x", "shown", "Shop street - Plaza"],
  ["/shop_street_detail?id=7", "shown", "Hearth & Linden - Plaza"],
  ["/shop_street_detail?id=7&view=all&page=2", "shown", "Hearth & Linden - Plaza"],
  ["/shop_street_detail?id=8", "not found", undefined],
  ["/shop_street_detail?id=banana", "not found", undefined],
  ["/shop_street_detail", "not found", undefined],
])("the shops' page at %s is %s", async (path, outcome, title) => {
  const page = await open(path, {
    "shop/getShopList": success({ list: [], count: 0, page_no: 1, page_isze: 8 }),
    "shop/getShopInfo": success(path.includes("id=8") ? [] : wireShop()),
    "pc/goodsList": success(wirePage),
  });
  expect(page.outcome).toBe(outcome);
  if (title !== undefined) expect(page.title).toBe(title);
});

const noon = wireFlashSlot({ end_time: "14:00", end_time_int: 1_795_154_400 });
const emptyPage = success({ list: [], count: 0, page_no: 1, page_size: 20, more: 0 });

test.each([
  ["/seckill", "shown", "Flash sale - Plaza"],
  ["/seckill?slot=2&page=x", "shown", "Flash sale - Plaza"],
  ["/seckill?slot=banana", "shown", "Flash sale - Plaza"],
  ["/seckill?slot=77", "not found", undefined],
  ["/special_area?id=4&name=x&title=y", "shown", "Tea at four - Plaza"],
  ["/special_area?id=5", "not found", undefined],
  ["/special_area?id=banana", "not found", undefined],
  ["/special_area", "not found", undefined],
])("the promotion at %s is %s", async (path, outcome, title) => {
  const page = await open(path, {
    "seckill_goods/getSeckillTime": success([noon]),
    "seckill_goods/getSeckillGoods": emptyPage,
    "activity_area/activityGoodsList": emptyPage,
    "index/index": success({
      hots: [],
      news: [],
      activity_area: [{ id: 4, name: "Tea at four", title: "", image: "" }],
    }),
  });
  expect(page.outcome).toBe(outcome);
  if (title !== undefined) expect(page.title).toBe(title);
});

test("home is titled like the site", async () => {
  const page = await open("/", { "ad_content/lists": success([]) });
  expect(page).toMatchObject({ outcome: "shown", title: "Plaza" });
});

const articles = success({ list: [{ id: 4, title: "Rust" }], page_no: 1, page_size: 10, count: 1, more: 0 });
const topics = success([{ id: 2, name: "Care" }]);
const article = success({ id: 4, title: "Rust", visit: 1, content: "<p>Oil</p>" });
const noArticle = success({ recommend_list: [] });

test.each([
  ["/news_list", "shown", "News - Plaza"],
  ["/news_list?category=2&page=2", "shown", "Care - Plaza"],
  ["/news_list?category=banana", "shown", "News - Plaza"],
  ["/news_list?category=77", "not found", undefined],
  ["/help_center", "shown", "Help centre - Plaza"],
  ["/help_center?category=2", "shown", "Care - Plaza"],
  ["/help_center?category=77", "not found", undefined],
  ["/help_center?category=2&question=rust", "shown", "Care - Plaza"],
])("the page at %s is %s as %s", async (path, outcome, title) => {
  const page = await open(path, {
    "article/lists": articles,
    "article/category": topics,
    "help/lists": articles,
    "help/category": topics,
  });
  expect(page.outcome).toBe(outcome);
  if (title !== undefined) expect(page.title).toBe(title);
});

test.each(["/news_list/news_list_detail", "/help_center/help_center_detail"])(
  "an article at %s is shown under its name, and asked for once, which counts a view",
  async (path) => {
    const page = await open(`${path}?id=4`, { "pc/articleDetail": article, "help/detail": article });
    expect(page).toMatchObject({ outcome: "shown", title: "Rust - Plaza" });
    expect(page.called.filter((call) => /detail/i.test(call ?? ""))).toHaveLength(1);
    for (const query of ["", "?id=0", "?id=x"]) expect((await open(`${path}${query}`)).outcome).toBe("not found");
    const gone = await open(`${path}?id=9`, { "pc/articleDetail": noArticle, "help/detail": noArticle });
    expect(gone.outcome).toBe("not found");
    const failed = await open(`${path}?id=9`, { "pc/articleDetail": rejection("x"), "help/detail": rejection("x") });
    expect(failed.outcome).toBe("error");
  },
);

test("news and help are lists without their categories, banners and ways to a person", async () => {
  for (const path of ["/news_list", "/help_center"])
    expect((await open(path, { "article/lists": articles, "help/lists": articles })).outcome).toBe("shown");
});

test("help is searched where the platform can, and nowhere else", async () => {
  const ask = async (extensions: readonly string[]) => {
    const { api, called } = envelopeApi({
      "index/config": success({ name: "Plaza", extensions }),
      "help/lists": articles,
      "help/category": topics,
    });
    await (await createMemoryRouter({ api, locale: "en", path: "/help_center?question=rust" })).load();
    return called.filter((call) => call.startsWith("help/lists"));
  };
  expect(await ask(["help_search"])).toEqual(["help/lists?name=rust&page_no=1&page_size=20"]);
  expect(await ask([])).toEqual(["help/lists?page_no=1&page_size=20"]);
});
