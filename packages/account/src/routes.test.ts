import { visitorSession } from "@plaza/routing";
import { type Answers, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";
import { wireAddress } from "@plaza/api-client/testing";

const chromeAnswers = { "index/config": success({ name: "Plaza" }), "pc/category": success([]) };

interface Visit {
  readonly path: string;
  readonly isCustomer?: boolean;
  readonly answers?: Answers;
}

/** Opens an address, and returns the final path, its match and the calls made. */
async function visit({ path, isCustomer = false, answers = {} }: Visit) {
  const { api, called } = envelopeApi({ ...chromeAnswers, ...answers });
  const router = await createMemoryRouter({ api, locale: "ja", path, session: { ...visitorSession, isCustomer } });
  await router.load();
  const match = router.state.matches.at(-1);
  return { path: router.state.location.pathname, match, called };
}
const known = { "pc/commonData": success({ nickname: "Mina" }) };
const unknown = { "pc/commonData": success({ nickname: "" }) };

test.each([
  ["/account/login", "ログイン - Plaza"],
  ["/account/register", "アカウントの作成 - Plaza"],
  ["/account/forget_pwd", "新しいパスワードの設定 - Plaza"],
])("%s is titled in the shopper's language", async (path, title) => {
  const { match } = await visit({ path, answers: unknown });
  expect(match?.status).toBe("success");
  expect(match?.meta).toContainEqual({ title });
});

test.each(["/account/login", "/account/register"])("a logged-in customer is redirected from %s", async (path) => {
  expect((await visit({ path, isCustomer: true, answers: known })).path).toBe("/");
});

test.each([
  ["that the platform no longer knows", unknown],
  ["while the platform does not answer", {}],
])("a token %s keeps nobody from logging in", async (_case, answers) => {
  expect((await visit({ path: "/account/login", isCustomer: true, answers })).match?.status).toBe("success");
});

test("a logged-in customer may choose another password", async () => {
  const visited = await visit({ path: "/account/forget_pwd", isCustomer: true, answers: known });
  expect([visited.path, visited.match?.status]).toEqual(["/account/forget_pwd", "success"]);
});

test("a visitor is sent to the login before any address is asked for", async () => {
  const answers = { ...unknown, "user_address/lists": success([wireAddress()]) };
  const visited = await visit({ path: "/user/address", answers });
  expect(visited.path).toBe("/account/login");
  expect(visited.called).not.toContain("user_address/lists");
});

test("a customer's addresses are loaded before the page is drawn", async () => {
  const answers = { ...known, "user_address/lists": success([wireAddress()]) };
  const { match, called } = await visit({ path: "/user/address", isCustomer: true, answers });
  expect(match?.meta).toContainEqual({ title: "お届け先 - Plaza" });
  expect(called).toContain("user_address/lists");
});

test("the address book is an error page where the platform rejects the call", async () => {
  const answers = { ...known, "user_address/lists": rejection("系统繁忙") };
  const { match } = await visit({ path: "/user/address", isCustomer: true, answers });
  expect(match).toMatchObject({ status: "error", error: { statusCode: 500 } });
});

const noCoupons = success({ lists: [], expand: { valid: 0, used: 0, expired: 0 }, count: 0 });

test("a visitor is sent to the login before any coupon is asked for", async () => {
  const visited = await visit({ path: "/user/coupons", answers: { ...unknown, "coupon/myCouponList": noCoupons } });
  expect(visited.path).toBe("/account/login");
  expect(visited.called).not.toContain("coupon/myCouponList");
});

test("a customer's coupons are loaded before the page is drawn, those of the tab and page", async () => {
  const answers = { ...known, "coupon/myCouponList": noCoupons };
  const { match, called } = await visit({ path: "/user/coupons?type=used&page=2", isCustomer: true, answers });
  expect(match?.meta).toContainEqual({ title: "マイクーポン - Plaza" });
  expect(called.filter((call) => call.startsWith("coupon/"))).toEqual([
    "coupon/myCouponList?type=used&page_no=2&page_size=12",
  ]);
});

test.each([
  ["rejects the call", rejection("系统繁忙"), "error"],
  ["does not answer", undefined, "success"],
])("where the platform %s, the page of coupons says so", async (_what, answer, status) => {
  const answers = { ...known, ...(answer !== undefined && { "coupon/myCouponList": answer }) };
  const { match } = await visit({ path: "/user/coupons", isCustomer: true, answers });
  expect(match?.status).toBe(status);
});

test.each([
  ["1", "policy/service", "利用規約 - Plaza"],
  ["2", "policy/privacy", "プライバシーポリシー - Plaza"],
])("the agreement of type %s is the answer of %s", async (type, call, title) => {
  const { match, called } = await visit({
    path: `/server_explan?type=${type}`,
    answers: { ...unknown, [call]: success({ content: "<p>…</p>" }) },
  });
  expect(called).toContain(call);
  expect(match?.meta).toContainEqual({ title });
});

test.each(["", "?type=3", "?type=0", "?type=service"])("/server_explan%s is the service agreement", async (search) => {
  const answers = { ...unknown, "policy/service": success({ content: "<p>規約</p>" }) };
  const { match, called } = await visit({ path: `/server_explan${search}`, answers });
  expect(match?.status).toBe("success");
  expect(match?.meta).toContainEqual({ title: "利用規約 - Plaza" });
  expect(called).toContain("policy/service");
});
