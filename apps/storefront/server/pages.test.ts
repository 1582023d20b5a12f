// @vitest-environment node
import Fastify from "fastify";
import { expect, test } from "vitest";
import type { PageRequest } from "../src/page-request.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";

/** A shop whose pages show all they were given: whatever of a request could leak would be in the HTML. */
function shop(answer: (page: PageRequest) => ResponseInit = () => ({})) {
  const app = Fastify();
  const rendered: string[] = [];
  const render = async (page: PageRequest): Promise<Response> => {
    rendered.push(page.url.pathname);
    const html = `<html lang="${page.locale}" nonce="${page.document.nonce}">${JSON.stringify([...page.headers])}</html>`;
    return new Response(html, answer(page));
  };
  pageRoutes(app, readConfig({}), {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  const get = async (url: string, cookie = "", host = "shop.example") => {
    const response = await app.inject({ url, headers: { host, "x-secret": `of ${cookie}`, cookie } });
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers["content-security-policy"]))?.[1] ?? "";
    return { response, nonce, html: response.body };
  };
  return { get, rendered };
}

test("visitors share a page, each with a nonce of their own", async () => {
  const { get, rendered } = shop();
  const [first, second] = [await get("/pc/goods_list/1"), await get("/pc/goods_list/1")];
  expect(rendered).toHaveLength(1);
  expect(first.nonce).not.toBe(second.nonce);
  expect(second.html).toContain(`nonce="${second.nonce}"`);
  expect(second.html).not.toContain(first.nonce);
});

test("pages of different languages and addresses are not shared", async () => {
  const { get, rendered } = shop();
  for (const [url, cookie] of [
    ["/pc/", ""],
    ["/pc/", "lang=ja"],
    ["/pc/?page=2", ""],
    ["/pc/goods_list", ""],
  ] as const)
    await get(url, cookie);
  expect(rendered).toHaveLength(4);
  expect((await get("/pc/", "lang=ja")).html).toContain('lang="ja"');
});

test("a page of a session is not cached, and a session is not answered from the cache", async () => {
  const { get, rendered } = shop();
  const mine = await get("/pc/", "token=secret; lang=en");
  expect(mine.html).toContain("token=secret");
  const shared = await get("/pc/", "lang=en; visited=yes");
  for (const personal of ["secret", "visited", "x-secret", "cookie"]) expect(shared.html).not.toContain(personal);
  await get("/pc/", "token=other");
  expect(rendered).toHaveLength(3);
});

test("a page in an explicit language sets its cookie and is never shared", async () => {
  const { get, rendered } = shop();
  for (let visit = 0; visit < 2; visit += 1)
    expect((await get("/pc/ko/goods_list")).response.headers["set-cookie"]).toContain("lang=ko");
  expect(rendered).toHaveLength(2);
  expect((await get("/pc/goods_list")).response.headers["set-cookie"]).toBeUndefined();
});

test.each([
  ["an error", { status: 500 }],
  ["a page that was not found", { status: 404 }],
  ["a redirect", { status: 307, headers: { location: "/pc/" } }],
  ["a page that sets a cookie", { headers: { "set-cookie": "a=b" } }],
  ["a page that its route calls private", { headers: { "cache-control": "private" } }],
])("%s is not shared", async (_name, answer) => {
  const { get, rendered } = shop(() => answer);
  await get("/pc/x");
  await get("/pc/x");
  expect(rendered).toHaveLength(2);
});

test("a request whose host is none is rejected", async () => {
  const { get, rendered } = shop();
  expect((await get("/pc/", "", "[shop")).response.statusCode).toBe(400);
  expect(rendered).toEqual([]);
});

test("pages that failed or do not exist stay out of search engines", async () => {
  expect((await shop(() => ({ status: 404 })).get("/pc/x")).response.headers["x-robots-tag"]).toBe("noindex");
  expect((await shop().get("/pc/x")).response.headers["x-robots-tag"]).toBeUndefined();
});

test("the login and pages of customers stay out of search engines, cached or not", async () => {
  const { get, rendered } = shop();
  const robots = async (url: string) => (await get(url)).response.headers["x-robots-tag"];
  expect([await robots("/pc/account/login"), await robots("/pc/account/login")]).toEqual(["noindex", "noindex"]);
  expect(rendered).toHaveLength(1);
  const hidden = [
    "/pc/ja/user/order?type=pay",
    "/pc/user/address/",
    "/pc/shop_cart",
    "/pc/confirm_order",
    "/pc/payment",
  ];
  for (const url of hidden) expect(await robots(url), url).toBe("noindex");
  for (const url of ["/pc/", "/pc/users", "/pc/goods_list?name=user", "/pc/server_explan?type=1"])
    expect(await robots(url), url).toBeUndefined();
});
