import { describe, expect, test } from "vitest";
import { stubClient, succeeding } from "../../test/stub-client.ts";
import { wireListedProduct } from "../testing/wire-listed-product.ts";
import { wireProduct } from "../testing/wire-product.ts";
import { fetchProductDetail, type ProductDetail } from "./product-detail.ts";

const plain = wireProduct({
  name: "Carbon pan",
  image: "http://127.0.0.1/uploads/main.png",
  remark: 'Sears "hot"',
  content: '<p class="x" onclick="steal()">Forged</p><img src="http://127.0.0.1//uploads/in-text.png">',
  market_price: "80.00",
  min_price: "64.50",
  max_price: "71.00",
  stock: 9,
  clicks: 42,
  member_price: 0,
  goods_image: [
    { goods_id: 31, uri: "http://127.0.0.1/uploads/main.png" },
    { goods_id: 31, uri: "" },
    { goods_id: 31, uri: "http://127.0.0.1/uploads/side.png" },
    { goods_id: 31, uri: "http://127.0.0.1/uploads/main.png" },
  ],
  goods_item: [
    {
      id: 90,
      image: "",
      spec_value_ids: "51,61",
      spec_value_str: "24 cm,oak",
      price: "64.50",
      market_price: "",
      stock: 9,
    },
    {
      id: 91,
      image: "http://127.0.0.1/uploads/oak.png",
      spec_value_ids: "52,61",
      spec_value_str: "28 cm,oak",
      price: 71,
      market_price: "80.00",
      stock: 0,
      member_price: 67.45,
      lowest_before: "75.50",
      chengben_price: "30.00",
    },
  ],
  goods_spec: [
    {
      id: 50,
      name: "Size",
      spec_value: [
        { id: 51, value: "24 cm" },
        { id: 52, value: "28 cm" },
      ],
    },
    { id: 60, name: "Handle", spec_value: [{ id: 61, value: "oak" }] },
  ],
  shop: {
    id: 7,
    name: "Ironworks",
    logo: "",
    type: 2,
    star: 4,
    score: 4.3,
    intro: "Pans since <b>1990</b>",
    follow_num: 12,
    goods_on_sale: 30,
    goods_list: [wireListedProduct({ id: 32, name: "Pot", min_price: "20.00", sales_total: undefined })],
  },
  sales_sum: 118,
  is_collect: 1,
  comment: { percent: "66.67%", goods_comment: 4.25, one: [] },
});

function detailOf(changes: Record<string, unknown>): Promise<ProductDetail> {
  return fetchProductDetail(succeeding({ ...plain, ...changes }).api, 31);
}

test("a product with options is read with its variants", async () => {
  const { api, called } = succeeding(plain);
  expect(await fetchProductDetail(api, 31)).toEqual({
    id: 31,
    virtual: false,
    name: "Carbon pan",
    tagline: 'Sears "hot"',
    image: "/uploads/main.png",
    images: ["/uploads/main.png", "/uploads/side.png"],
    price: 6450,
    marketPrice: 8000,
    memberPrice: null,
    stock: 9,
    showsStock: true,
    sales: 118,
    views: 42,
    descriptionHtml: '<p>Forged</p><img alt="" src="/uploads/in-text.png" loading="lazy" />',
    options: [
      {
        id: 50,
        name: "Size",
        values: [
          { id: 51, name: "24 cm" },
          { id: 52, name: "28 cm" },
        ],
      },
      { id: 60, name: "Handle", values: [{ id: 61, name: "oak" }] },
    ],
    skus: [
      {
        id: 90,
        valueIds: [51, 61],
        label: "24 cm,oak",
        image: null,
        price: 6450,
        marketPrice: null,
        memberPrice: null,
        lowestBefore: null,
        stock: 9,
      },
      {
        id: 91,
        valueIds: [52, 61],
        label: "28 cm,oak",
        image: "/uploads/oak.png",
        price: 7100,
        marketPrice: 8000,
        memberPrice: 6745,
        lowestBefore: 7550,
        stock: 0,
      },
    ],
    shop: {
      id: 7,
      name: "Ironworks",
      logo: null,
      selfOperated: false,
      stars: 4,
      score: 4.3,
      intro: "Pans since 1990",
      followers: 12,
      productCount: 30,
      holiday: null,
      returnDays: null,
      invoices: "none",
      recommended: [
        {
          id: 32,
          name: "Pot",
          image: null,
          price: 2000,
          marketPrice: null,
          sales: null,
          createdAt: null,
          shop: null,
          flash: false,
          soldOut: false,
          merchants: null,
        },
      ],
    },
    flashSale: null,
    favourite: true,
    reviewSummary: { positiveRatio: 0.6667, averageStars: 4.3, count: null, shops: null },
    categoryPath: [],
  });
  expect(called.map((url) => url.pathname + url.search)).toEqual(["/api/goods/getGoodsDetail?goods_id=31&view=0"]);
});

test("a product without options has nothing to choose and nothing to name", async () => {
  const product = await detailOf({
    goods_spec: [{ id: 50, name: "默认", spec_value: [{ id: 51, value: "默认" }] }],
    goods_item: [{ id: 90, spec_value_ids: 51, spec_value_str: "默认", price: "64.50", stock: 3 }],
  });
  expect(product.options).toEqual([]);
  expect(product.skus).toMatchObject([{ id: 90, valueIds: [51], label: "" }]);
});

test("an option that only begins like the placeholder is a choice", async () => {
  const named = {
    id: 50,
    name: "默认",
    spec_value: [
      { id: 51, value: "默认" },
      { id: 52, value: "XL" },
    ],
  };
  expect((await detailOf({ goods_spec: [named] })).options).toHaveLength(1);
});

test("the gallery falls back to the main image, and to nothing", async () => {
  expect((await detailOf({ goods_image: [] })).images).toEqual(["/uploads/main.png"]);
  expect(await detailOf({ goods_image: [], image: "" })).toMatchObject({ image: null, images: [] });
});

test("a running flash sale ends at an epoch time; a group-buy is none", async () => {
  const running = { type: 1, end_time: 1_760_000_400 };
  expect((await detailOf({ activity: running })).flashSale).toEqual({ endsAt: 1_760_000_400_000 });
  for (const activity of [{ type: 2, info: { id: 1 } }, { type: 1 }, [], null]) {
    expect((await detailOf({ activity })).flashSale).toBeNull();
  }
});

test("a member's price is whole fen, whatever rounding error is sent", async () => {
  expect((await detailOf({ member_price: 29.700000000000003 })).memberPrice).toBe(2970);
});

test("a product that nobody has reviewed or described has empty texts and no count", async () => {
  const product = await detailOf({ comment: [], content: null, remark: null });
  expect(product).toMatchObject({
    reviewSummary: { positiveRatio: 1, averageStars: 0, count: null },
    descriptionHtml: "",
    tagline: "",
  });
});

test("a product has the number of its readable reviews, where the platform sends it", async () => {
  const { reviewSummary } = await detailOf({ comment: { percent: "100%", goods_comment: 5, one: [], count: 3 } });
  expect(reviewSummary).toEqual({ positiveRatio: 1, averageStars: 5, count: 3, shops: null });
});

test("the reviews of an article count at all of its merchants, where the platform pools them", async () => {
  const { reviewSummary } = await detailOf({
    comment: { percent: "100%", goods_comment: 5, one: [], count: 3 },
    article_comment: { percent: "80%", goods_comment: 4.35, count: 20, shops: 3 },
  });
  expect(reviewSummary).toEqual({ positiveRatio: 0.8, averageStars: 4.4, count: 20, shops: 3 });
});

test("a product has the path of its category, where the platform sends it", async () => {
  const category_path = [
    { id: 1, name: "Kitchen" },
    { id: 2, name: "Pans" },
  ];
  expect((await detailOf({ category_path })).categoryPath).toEqual(category_path);
});

describe("a product that is not there", () => {
  test.each([
    ["by the platform's message", { code: 0, show: 1, msg: "商品已下架", data: [] }],
    ["by an error code", { code: 0, show: 1, msg: "No such product", data: [], error: "not_found" }],
  ])("a product that does not exist is recognised %s", async (_, answer) => {
    await expect(fetchProductDetail(stubClient(answer).api, 31)).rejects.toMatchObject({
      kind: "business",
      statusCode: 404,
      platformMessage: answer.msg,
      show: true,
    });
  });

  test("a product that the platform fails on is not taken for a missing one", async () => {
    const crash = { code: 0, show: 1, msg: "Undefined offset: 7", data: [] };
    await expect(fetchProductDetail(stubClient(crash).api, 31)).rejects.toMatchObject({
      kind: "business",
      statusCode: 500,
    });
  });
});

test.each([
  ["a SKU without a price", { goods_item: [{ id: 90, spec_value_ids: "51", spec_value_str: "", stock: 1 }] }],
  ["a SKU of unknown values", { goods_item: [{ id: 90, spec_value_ids: "a,b", price: "1.00", stock: 1 }] }],
  ["no shop", { shop: [] }],
])("a product with %s is off the contract", async (_, changes) => {
  await expect(detailOf(changes)).rejects.toMatchObject({ name: "ApiError", kind: "transport" });
});
