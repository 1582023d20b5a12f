import { locales } from "@plaza/i18n";
import { describe, expect, test } from "vitest";
import { newCustomer } from "../e2e/customers.ts";
import { messagesIn } from "../e2e/messages.ts";
import { findProducts, teapot } from "../e2e/products.ts";
import { sentOrder } from "../e2e/purchases.ts";
import { ports } from "../e2e/ports.ts";
import { ask, page, sent, text, textOf, textsOf } from "./ask-shop.ts";
import { storefrontBefore } from "./storefront-before.ts";

test("an explicit language is the document's, and is kept for a week", async () => {
  const { id, name } = await teapot("zh");
  const { headers } = await ask(`/pc/zh/goods_details/${id}`, { cookies: { lang: "ko" } });
  expect(headers.getSetCookie().find((cookie) => cookie.startsWith("lang=zh; Path=/;"))).toContain("Max-Age=604800");
  const document = await page(`/pc/zh/goods_details/${id}`);
  expect([document.documentElement.lang, textOf(document, "h1")]).toEqual(["zh", name]);
});

test("nothing is guessed from the browser, and an unknown cookie is English", async () => {
  const guesses = [{ headers: { "accept-language": "ja-JP" } }, { cookies: { lang: "fr" } }];
  for (const asked of guesses) expect((await page("/pc/", asked)).documentElement.lang).toBe("en");
});

test.each(locales)("a product is found by the search of home and opened in %s", async (lang) => {
  const { id, name } = await teapot(lang);
  const home = await page(`/pc/${lang}/`);
  const address = sent(home.querySelector("header form"), { name });
  expect(address).toBe(`/pc/goods_list?${new URLSearchParams({ name }).toString()}`);
  const list = await page(address, { cookies: { lang } });
  expect(list.documentElement.lang).toBe(lang);
  const found = [...list.querySelectorAll("main article a")].find((link) => text(link).startsWith(name));
  expect(found?.getAttribute("href")).toBe(`/pc/goods_details/${id}`);
  const product = await page(`/pc/goods_details/${id}`, { cookies: { lang } });
  expect([product.title, textOf(product, "h1")]).toEqual([`${name} - Plaza`, name]);
});

test("search forgives a slip and knows every language", async () => {
  for (const words of ["teapto", "ティーポット", "茶壶", "찻주전자", "TEAPOT"])
    expect((await findProducts(words)).length, words).toBeGreaterThan(0);
});

test.each([
  ["en", "Service agreement", "Privacy policy"],
  ["zh", "服务协议", "隐私政策"],
  ["ja", "利用規約", "プライバシーポリシー"],
  ["ko", "이용약관", "개인정보 처리방침"],
])("both agreements can be read in %s", async (lang, service, privacy) => {
  for (const [type, title] of [service, privacy].entries()) {
    const document = await page(`/pc/${lang}/server_explan?type=${type + 1}`);
    expect([document.title, textOf(document, "h1")]).toEqual([`${title} - Plaza`, title]);
    expect(textsOf(document, "main h2").length).toBeGreaterThan(1);
    expect(textsOf(document, "main a")).toContain(type === 0 ? privacy : service);
  }
});

test("notices are read in every language, also those that came in another", async () => {
  const customer = await newCustomer();
  await sentOrder(customer);
  const { token } = customer;
  const texts = { en: /is on its way/, zh: /已发货/, ja: /発送しました/, ko: /발송되었습니다/ };
  for (const lang of locales) {
    const document = await page("/pc/user/notices", { cookies: { token, lang } });
    expect(textOf(document, "h1")).toBe(messagesIn(lang)("Notices"));
    expect(textsOf(document, "main a").join()).toMatch(texts[lang]);
  }
});

describe("where the operator offers English and Japanese alone", () => {
  /** The shop's own platform, which says so. */
  const shop = storefrontBefore(ports.pathStorefront, async (request, response) => {
    const headers = new Headers();
    for (const name of ["lang", "token"]) headers.set(name, String(request.headers[name] ?? ""));
    const answer = await fetch(`http://127.0.0.1:${ports.backend}${request.url ?? "/"}`, { headers });
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    const body = await answer.text();
    if (request.url?.startsWith("/api/index/config") !== true) return response.end(body);
    const { data, ...envelope }: { readonly data: object } = JSON.parse(body);
    return response.end(JSON.stringify({ ...envelope, data: { ...data, languages: ["en", "ja"] } }));
  });

  test("a page in another language leads to the English one, and one in Japanese is shown", async () => {
    for (const [path, cookies, location] of [
      ["/pc/zh/goods_list/1?page=2", {}, "/pc/en/goods_list/1?page=2"],
      ["/pc/goods_list/1", { lang: "ko" }, "/pc/en/goods_list/1"],
      ["/pc/zh", {}, "/pc/en/"],
    ] as const) {
      const { status, headers } = await ask(`${shop}${path}`, { cookies });
      expect([status, headers.get("location")], path).toEqual([302, location]);
    }
    expect((await page(`${shop}/pc/ja/goods_list/1`)).documentElement.lang).toBe("ja");
  });

  test("only what is offered stands in the menu, in the links for search engines and in the sitemap", async () => {
    const document = await page(`${shop}/pc/goods_list/1`);
    const alternates = [...document.querySelectorAll("link[hreflang]")].map((link) => link.getAttribute("hreflang"));
    expect(alternates).toEqual(["en", "ja", "x-default"]);
    const menu = [...document.querySelectorAll("header a[hreflang]")].map((link) => link.getAttribute("hreflang"));
    expect(new Set(menu)).toEqual(new Set(["en", "ja"]));
    const sitemap = await (await ask(`${shop}/sitemap-sections.xml`)).text();
    expect(sitemap).toContain('hreflang="ja"');
    expect(sitemap).not.toContain('hreflang="ko"');
    expect((await ask(`${shop}/pc/ko/news.atom`)).status).toBe(404);
  });
});
