import { wireApplication } from "@plaza/api-client/testing";
import { visitorSession } from "@plaza/routing";
import { type Answers, envelopeApi, success } from "@plaza/testing/envelope-api";
import { expect, test } from "vitest";
import { createMemoryRouter } from "./testing/screens.ts";
import { notFoundAnswer, wireApplications } from "./testing/wire-applications.ts";

const answers: Answers = {
  "index/config": success({ name: "Plaza" }),
  "shop_category/getList": success([{ id: 2, name: "灯具" }]),
  "ShopApply/record": success(wireApplications([])),
  "ShopApply/detail": success(wireApplication(3)),
};

/** Opens an address, and returns where that led, its match, and the calls made. */
async function visit(path: string, more: Answers = {}, isCustomer = true) {
  const { api, called } = envelopeApi({ ...answers, ...more });
  const router = await createMemoryRouter({ api, locale: "ja", path, session: { ...visitorSession, isCustomer } });
  await router.load();
  return { path: router.state.location.pathname, match: router.state.matches.at(-1), called };
}

test.each([
  ["/store_settled", "出店のご案内 - Plaza", "ShopApply/record?page_no=1&page_size=1"],
  ["/store_settled?again=7", "出店のご案内 - Plaza", "ShopApply/detail?id=7"],
  ["/store_settled/detail?id=7", "申請内容 - Plaza", "ShopApply/detail?id=7"],
  ["/store_settled/record", "申請一覧 - Plaza", "ShopApply/record?page_no=1&page_size=15"],
  ["/store_settled/record?page=3", "申請一覧 - Plaza", "ShopApply/record?page_no=3&page_size=15"],
])("%s is titled in the shopper's language, and has what it shows before it is drawn", async (path, title, call) => {
  const { match, called } = await visit(path);
  expect(match?.meta).toContainEqual({ title });
  expect(called).toContain(call);
});

test("the form is open to visitors, who are asked for nothing of their own", async () => {
  const { match, called, path } = await visit("/store_settled?again=7", {}, false);
  expect(path).toBe("/store_settled");
  expect(match?.status).toBe("success");
  expect(match?.meta).toContainEqual({
    name: "description",
    content: "Plazaに出店しませんか。フォームはひとつ、3営業日以内に回答します。",
  });
  expect(called.filter((call) => call.startsWith("ShopApply"))).toEqual([]);
});

test.each(["/store_settled/detail?id=7", "/store_settled/record"])("%s leads visitors to the login", async (path) => {
  const { path: there, called } = await visit(path, {}, false);
  expect(there).toBe("/account/login");
  expect(called.filter((call) => call.startsWith("ShopApply"))).toEqual([]);
});

test.each(["/store_settled/detail", "/store_settled/detail?id=x"])("%s is not found", async (path) => {
  expect((await visit(path)).match?.status).toBe("notFound");
});

test.each(["/store_settled/detail?id=7", "/store_settled?again=7"])(
  "%s of another customer is not found, as one that does not exist",
  async (path) => {
    expect((await visit(path, { "ShopApply/detail": notFoundAnswer })).match?.status).toBe("notFound");
  },
);
