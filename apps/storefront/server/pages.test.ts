// @vitest-environment node
import { PassThrough } from "node:stream";
import type { Environment } from "@plaza/web-server";
import Fastify from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { PageRequest } from "../src/page-request.ts";
import type { RenderedPage } from "../src/rendered-page.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A shop whose pages show all they were given: whatever of a request could leak would be in the HTML. */
async function shop(
  answer: (page: PageRequest) => ResponseInit | Promise<ResponseInit> = () => ({}),
  environment: Environment = {},
  isWhole = false,
) {
  const app = Fastify();
  const rendered: string[] = [];
  const render = async (page: PageRequest): Promise<RenderedPage> => {
    rendered.push(page.url.pathname);
    const html = `<html lang="${page.locale}" data-origin="${page.document.origin}" data-rendering="${rendered.length}" nonce="${page.document.nonce}">${JSON.stringify([...page.headers])}</html>`;
    const { status, headers, body } = new Response(html, await answer(page));
    return { status, headers, body: isWhole ? html : body };
  };
  await pageRoutes(app, readConfig(environment), {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  const get = async (url: string, cookie = "", host = "shop.example") => {
    const response = await app.inject({ url, headers: { host, "x-secret": `of ${cookie}`, cookie } });
    const nonce = /'nonce-([^']+)'/.exec(String(response.headers["content-security-policy"]))?.[1] ?? "";
    return { response, nonce, html: response.body };
  };
  onTestFinished(() => app.close());
  return { get, rendered };
}

/** A platform that says what has changed when the test does. */
async function tellingPlatform() {
  const platform = Fastify({ forceCloseConnections: true });
  onTestFinished(() => platform.close());
  const invalidations = new PassThrough();
  platform.get("/internal/invalidations", (_request, reply) => reply.type("text/event-stream").send(invalidations));
  const environment = {
    BACKEND_URL: await platform.listen({ host: "127.0.0.1", port: 0 }),
    INVALIDATION_TOKEN: "a-token-of-the-tests",
  };
  return { environment, tell: (topics: string) => invalidations.write(`event: invalidated\ndata: ${topics}\n\n`) };
}

test.each([
  ["that is whole", true],
  ["that comes in parts", false],
])("visitors share a page %s, and its nonce was of the first of them alone", async (_, isWhole) => {
  const { get, rendered } = await shop(undefined, {}, isWhole);
  const [first, second] = [await get("/pc/goods_list/1"), await get("/pc/goods_list/1")];
  expect(rendered).toHaveLength(1);
  expect(first.nonce).not.toBe("");
  expect(second.nonce).toBe("");
  expect(second.html).toBe(first.html.replace(` nonce="${first.nonce}"`, ""));
});

test("a page's forms may lead to the payment gateways that the shop is configured with", async () => {
  const policyOf = async (environment: Environment) => {
    const { response } = await (await shop(() => ({}), environment)).get("/pc/payment");
    return String(response.headers["content-security-policy"]).split("; ");
  };
  expect(await policyOf({})).toContain("form-action 'self'");
  expect(await policyOf({ PAYMENT_ORIGINS: "https://*.pay.example" })).toContain(
    "form-action 'self' https://*.pay.example",
  );
});

test("pages of different languages and addresses are not shared", async () => {
  const { get, rendered } = await shop();
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

test("a page is shared until the platform says that something has changed", async () => {
  const { environment, tell } = await tellingPlatform();
  const { get, rendered } = await shop(undefined, { ...environment, PAGE_CACHE_SECONDS: "99999" });
  const askTwice = async (): Promise<number> => {
    for (let count = 0; count < 2; count++) await get("/pc/goods_list/1");
    return rendered.length;
  };
  expect(await askTwice()).toBe(1);
  tell("prices");
  await expect.poll(askTwice).toBe(2);
  expect(await askTwice()).toBe(2);
});

test("a page that was begun before something changed is sent and not shared", async () => {
  const { environment, tell } = await tellingPlatform();
  const finish = Promise.withResolvers<ResponseInit>();
  const slow = (page: PageRequest) => (page.url.pathname === "/pc/slow" ? finish.promise : {});
  const { get, rendered } = await shop(slow, { ...environment, PAGE_CACHE_SECONDS: "99999" });
  const begun = get("/pc/slow");
  await expect.poll(() => rendered).toContain("/pc/slow");
  await get("/pc/other");
  tell("settings");
  await expect
    .poll(async () => (await get("/pc/other"), rendered.filter((path) => path === "/pc/other").length))
    .toBe(2);
  finish.resolve({});
  expect((await begun).response.statusCode).toBe(200);
  await get("/pc/slow");
  expect(rendered.filter((path) => path === "/pc/slow")).toHaveLength(2);
});

test("a page of a session is not cached, and a session is not answered from the cache", async () => {
  const { get, rendered } = await shop();
  const mine = await get("/pc/", "token=secret; lang=en");
  expect(mine.html).toContain("token=secret");
  const shared = await get("/pc/", "lang=en; visited=yes");
  for (const personal of ["secret", "visited", "x-secret", "cookie"]) expect(shared.html).not.toContain(personal);
  await get("/pc/", "token=other");
  expect(rendered).toHaveLength(3);
});

test("a page in an explicit language sets its cookie and is never shared", async () => {
  const { get, rendered } = await shop();
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
  const { get, rendered } = await shop(() => answer);
  await get("/pc/x");
  await get("/pc/x");
  expect(rendered).toHaveLength(2);
});

test("a shop that knows its public origin renders and shares its pages under that, whatever host was asked for", async () => {
  const { get, rendered } = await shop(() => ({}), { PUBLIC_ORIGIN: "https://shop.example" });
  const [first, second] = [await get("/pc/", "", "one.example"), await get("/pc/", "", "two.example")];
  expect([first.html, second.html].map((html) => /data-origin="([^"]*)"/.exec(html)?.[1])).toEqual([
    "https://shop.example",
    "https://shop.example",
  ]);
  expect(rendered).toHaveLength(1);
});

test("a shop that does not know its public origin shares no page between hosts", async () => {
  const { get, rendered } = await shop();
  expect((await get("/pc/", "", "one.example")).html).toContain('data-origin="http://one.example"');
  expect((await get("/pc/", "", "two.example")).html).toContain('data-origin="http://two.example"');
  expect(rendered).toHaveLength(2);
});

test("a shared page that may not be shared any more is not renewed", async () => {
  let isPrivate = false;
  const { get, rendered } = await shop(() => (isPrivate ? { headers: { "cache-control": "private" } } : {}), {
    PAGE_CACHE_SECONDS: "1",
  });
  vi.useFakeTimers({ toFake: ["performance"] });
  await get("/pc/x");
  isPrivate = true;
  vi.advanceTimersByTime(1_500);
  for (const renewals of [1, 2]) {
    // What was everybody's is still sent, until its time is over, and never what has become somebody's.
    expect((await get("/pc/x")).html).toContain('data-rendering="1"');
    await expect.poll(() => rendered.length).toBe(1 + renewals);
  }
});

test("pages that failed or do not exist stay out of search engines", async () => {
  expect((await (await shop(() => ({ status: 404 }))).get("/pc/x")).response.headers["x-robots-tag"]).toBe("noindex");
  expect((await (await shop()).get("/pc/x")).response.headers["x-robots-tag"]).toBeUndefined();
});

test("the login and pages of customers stay out of search engines, cached or not", async () => {
  const { get, rendered } = await shop();
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

test("a network that has too many pages rendered is told to wait, and still gets what others share", async () => {
  const { get, rendered } = await shop(() => ({}), { RATE_LIMIT: "1" });
  await get("/pc/");
  const { response } = await get("/pc/goods_list");
  expect([response.statusCode, response.headers["cache-control"]]).toEqual([429, "no-store"]);
  expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
  expect(response.body).toContain("Too many requests");
  expect((await get("/pc/")).response.statusCode).toBe(200);
  expect(rendered).toHaveLength(1);
});

test("a page with a signed address is shared with nobody, kept nowhere, and tells no other site its address", async () => {
  const { get, rendered } = await shop();
  for (const url of [
    "/pc/order_link?id=1&until=2&sign=x",
    "/pc/ja/order_link/?id=1&until=2&sign=x",
    "/pc//order_link",
    "/pc/Order_Link?id=1&until=2&sign=x",
    "/pc/order%5Flink?id=1&until=2&sign=x",
    "/pc/ko/%6Frder_LINK/?id=1&until=2&sign=x",
    "/pc/server_explan?type=1&preview=x",
    "/pc/ja/?a=b&%70review=",
    "/pc/goods_list?preview=x&preview=y",
  ]) {
    rendered.length = 0;
    const [{ response }, second] = [await get(url), await get(url)];
    expect(rendered, url).toHaveLength(2);
    for (const { headers } of [response, second.response]) {
      expect(headers, url).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "same-origin",
        "x-robots-tag": "noindex",
      });
    }
  }
  const { headers } = (await get("/pc/order_links")).response;
  expect([headers["cache-control"], headers["referrer-policy"]]).toEqual(["private, no-cache", undefined]);
});

test("a page that has moved for good keeps the language that was asked for, whoever follows it", async () => {
  const moved = (location: string, status = 301) => shop(() => ({ status, headers: { location } }));
  const { get } = await moved("/pc/news_list?category=2");
  const locationOf = async (url: string) => (await get(url)).response.headers.location;
  expect(await locationOf("/pc/ja/news_list?category=4")).toBe("/pc/ja/news_list?category=2");
  expect(await locationOf("/pc/en/news_list?category=4")).toBe("/pc/news_list?category=2");
  expect(await locationOf("/pc/news_list?category=4")).toBe("/pc/news_list?category=2");
  const elsewhere = await moved("https://shop.example/pc/x");
  expect((await elsewhere.get("/pc/ja/y")).response.headers.location).toBe("https://shop.example/pc/x");
  const toLogin = await moved("/pc/account/login", 307);
  expect((await toLogin.get("/pc/ja/y")).response.headers.location).toBe("/pc/account/login");
});
