import { visitorSession } from "@plaza/routing";
import { type Answers, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";
import { wirePending, wireReviewForm, wireWritten } from "./testing/wire-reviews.ts";
import { wireApplicable, wireForm, wireRequest } from "./testing/wire-after-sales.ts";

const answers: Answers = {
  "index/config": success({ name: "Plaza" }),
  "pc/category": success([]),
  "pc/commonData": success({ nickname: "Mina" }),
  "after_sale/lists": success(wireApplicable()),
  "after_sale/goodsInfo": success(wireForm()),
  "after_sale/detail": success(wireRequest(0)),
  "goods_comment/getUnCommentOrder": success(wirePending()),
  "goods_comment/getCommentOrder": success(wireWritten()),
  "goods_comment/getCommentPage": success(wireReviewForm()),
};

/** Opens an address, and returns its match and the calls made. */
async function visit(path: string, more: Answers = {}, isCustomer = true) {
  const { api, called } = envelopeApi({ ...answers, ...more });
  const router = await createMemoryRouter({ api, locale: "ja", path, session: { ...visitorSession, isCustomer } });
  await router.load();
  return { path: router.state.location.pathname, match: router.state.matches.at(-1), called };
}

const form = "/user/after_sales/apply_sale?order_id=12&item_id=90";

test.each([
  ["/user/after_sales", "返品・返金 - Plaza", "after_sale/lists?type=normal&page_no=1&page_size=10"],
  ["/user/after_sales?type=apply&apply=2", "返品・返金 - Plaza", "after_sale/lists?type=apply&page_no=2&page_size=10"],
  [form, "返品・返金の申請 - Plaza", "after_sale/goodsInfo?order_id=12&item_id=90"],
  ["/user/after_sales/apply_result?afterSaleId=3", "申請を送信しました - Plaza", "after_sale/detail?id=3"],
  ["/user/after_sales/after_sale_details?afterSaleId=3", "返品・返金の申請 - Plaza", "after_sale/detail?id=3"],
  ["/user/evaluation", "レビュー - Plaza", "goods_comment/getUnCommentOrder?page_no=1&page_size=10"],
  ["/user/evaluation?type=2&written=3", "レビュー - Plaza", "goods_comment/getCommentOrder?page_no=3&page_size=10"],
  ["/user/evaluation/evaluate?id=41", "レビューを書く - Plaza", "goods_comment/getCommentPage?order_goods_id=41"],
])("%s is titled in the shopper's language, and has what it shows before it is drawn", async (path, title, call) => {
  const { match, called } = await visit(path);
  expect(match?.status).toBe("success");
  expect(match?.meta).toContainEqual({ title });
  expect(called).toContain(call);
});

test.each(["/user/after_sales", "/user/evaluation", "/user/evaluation/evaluate?id=41"])(
  "a visitor of %s is sent to the login before anything is asked for",
  async (path) => {
    const visited = await visit(path, {}, false);
    expect(visited.path).toBe("/account/login");
    expect(visited.called.filter((call) => /^(?:after_sale|goods_comment)\//.test(call))).toEqual([]);
  },
);

test("the list of reviews that is not shown is not asked for", async () => {
  const { called } = await visit("/user/evaluation?type=2");
  expect(called.filter((call) => call.startsWith("goods_comment/getUnCommentOrder"))).toEqual([]);
});

test.each([
  "/user/after_sales/apply_sale?order_id=12",
  "/user/after_sales/apply_sale?item_id=x&order_id=12",
  "/user/after_sales/apply_result",
  "/user/after_sales/after_sale_details?afterSaleId=0",
  "/user/evaluation/evaluate",
  "/user/evaluation/evaluate?id=x",
])("%s names nothing, so nothing is found", async (path) => {
  expect((await visit(path)).match).toMatchObject({ status: "notFound" });
});

const gone = { ...rejection("This request does not exist"), error: "not_found" };

test.each([
  [form, { "after_sale/goodsInfo": gone }],
  [`${form}&afterSaleId=3`, { "after_sale/detail": gone }],
  ["/user/after_sales/after_sale_details?afterSaleId=3", { "after_sale/detail": gone }],
  ["/user/evaluation/evaluate?id=41", { "goods_comment/getCommentPage": gone }],
])("what is another customer's is not found at %s", async (path, more) => {
  expect((await visit(path, more)).match).toMatchObject({ status: "notFound" });
});

test("lists that are rejected make the page an error, and ones without an answer are said in their place", async () => {
  const rejected = await visit("/user/after_sales", { "after_sale/lists": rejection("系统繁忙") });
  expect(rejected.match).toMatchObject({ status: "error", error: { statusCode: 500 } });
  const unanswered = await visit("/user/after_sales", { "after_sale/lists": () => Promise.reject(new TypeError()) });
  expect(unanswered.match?.status).toBe("success");
  const unreviewed = await visit("/user/evaluation", {
    "goods_comment/getUnCommentOrder": () => Promise.reject(new TypeError()),
  });
  expect(unreviewed.match?.status).toBe("success");
});
