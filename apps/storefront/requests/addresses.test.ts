import { expect, test } from "vitest";
import { newCustomer } from "../e2e/customers.ts";
import { teapot } from "../e2e/products.ts";
import { ask, origin, page, textOf, textsOf } from "./ask-shop.ts";

/** Where an address leads, and what is noted on the way; null where it is answered itself. */
async function leads(path: string, cookies: Readonly<Record<string, string>> = {}) {
  const { headers } = await ask(path, { cookies });
  return headers.get("location");
}

const canonical = (document: Document) => document.querySelector("link[rel=canonical]")?.getAttribute("href");

test("/ and /pc lead to /pc/ with 302", async () => {
  for (const path of ["/", "/pc"]) {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location")]).toEqual([302, "/pc/"]);
  }
});

test("neither a trailing slash nor the unknown query of a campaign costs a redirect", async () => {
  for (const path of ["/pc/goods_list/?name=cup", "/pc/goods_list?name=cup&utm_source=mail"])
    expect((await ask(path)).status).toBe(200);
});

test("an address that is spelt otherwise leads to its one spelling", async () => {
  expect(await leads("/pc/goods_list?has=offer,stock&brand=zero&rating=9&price=200-50")).toBe(
    "/pc/goods_list?has=stock_offer&price=50-200",
  );
});

test("the hot list has three addresses", async () => {
  for (const path of ["/pc/hotgoods_list", "/pc/hotgoods_list/1", "/pc/goods_list/1"]) {
    const document = await page(path);
    expect([document.title, textOf(document, "h1")]).toEqual(["Hot list - Plaza", "Hot list"]);
    expect(textOf(document, "main article")).toContain("No. 1");
  }
});

test("a page is canonical without its filters, and a promotion without what somebody calls it", async () => {
  expect(canonical(await page("/pc/goods_list?name=cup&brand=1&has=stock"))).toBe(`${origin}/pc/goods_list?name=cup`);
  const theme = await page("/pc/special_area?id=1&name=Spam&title=Buy");
  expect([textOf(theme, "h1"), canonical(theme)]).toEqual(["First-frost camp", `${origin}/pc/special_area?id=1`]);
  const { id } = await teapot();
  const [plain, chosen] = await Promise.all([
    page(`/pc/goods_details/${id}`),
    page(`/pc/goods_details/${id}?sku=99999999`),
  ]);
  expect(canonical(chosen)).toBe(canonical(plain));
});

test("a variant that is not of the product leaves the page as it is without one", async () => {
  const { id, name } = await teapot();
  const chosen = (document: Document) => document.querySelectorAll("main input[type=radio][checked]").length;
  const plain = chosen(await page(`/pc/goods_details/${id}`));
  expect(plain).toBeGreaterThan(0);
  for (const sku of ["99999999", "0", "red"]) {
    const path = `/pc/goods_details/${id}?sku=${sku}`;
    const document = await page((await leads(path)) ?? path);
    expect([textOf(document, "h1"), chosen(document)]).toEqual([name, plain]);
  }
});

test("a list beyond its end leads to its last page, and stays out of search engines", async () => {
  const beyond = await page("/pc/goods_list/2?page=999");
  expect(textsOf(beyond, "main h2")).toContain("There is no page 999");
  expect(beyond.querySelector("head > meta[name=robots]")?.getAttribute("content")).toBe("noindex");
  const ways = [...beyond.querySelectorAll("main a")];
  const last = ways.find(({ textContent }) => textContent === "Go to the last page")?.getAttribute("href") ?? "";
  const end = await page(last);
  expect(end.querySelectorAll("main article").length).toBeGreaterThan(0);
  expect(end.querySelector("meta[name=robots]")).toBeNull();
});

test("a comparison without products is a page that says how they come to it, for nobody's search engine", async () => {
  const path = "/pc/compare?ids=nothing";
  const { status, headers } = await ask(path);
  expect([status, headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
  const document = await page(path);
  expect(textsOf(document, "main h2")).toContain("Nothing to compare yet");
  expect(canonical(document)).toBeUndefined();
});

test("what is a customer's own leads a visitor to the login, in the language of the page, and back", async () => {
  for (const path of ["/user/notices", "/user/coupons", "/user/collection", "/user/address"]) {
    const { status, headers } = await ask(`/pc/ja${path}`);
    expect([status, headers.get("location")], path).toEqual([302, "/pc/account/login"]);
    const set = headers.getSetCookie().map((cookie) => decodeURIComponent(cookie.split(";")[0] ?? ""));
    expect(set).toEqual(expect.arrayContaining(["lang=ja", `back_url=${path}`]));
  }
});

test("a logged-in customer is led away from the login", async () => {
  const { token } = await newCustomer();
  for (const path of ["login", "register"]) expect(await leads(`/pc/account/${path}`, { token })).toBe("/pc/");
  const document = await page("/pc/account/forget_pwd", { cookies: { token } });
  expect(textOf(document, "h1")).toBe("Choose a new password");
});
