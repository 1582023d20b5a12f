import { expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { sendRaw } from "../test-support/raw-request.ts";
import { shop } from "../test-support/shop.ts";

const token = "Abc-123_x.y~z";
const held = { cookie: `lang=ja; token=${token}` };
const success = { code: 1, show: 0, msg: "", data: [] };

test("the platform gets the token, and nothing else of the cookies", async () => {
  const { url, requests } = await platform(() => success);
  const { call } = await shop(url);
  const own = { "idempotency-key": "k", "x-plaza-preview": "p" };
  await call("/api/cart/add", { headers: { ...held, token: "forged", ...own }, payload: { id: 1 } });
  await call("/api/cart/add", { headers: { cookie: "token=a b; x=token=y" } });
  await call("/api/cart/add", { headers: { cookie: `token=${token}; logged_out=1` } });
  expect(requests.map(({ headers }) => headers["token"])).toEqual([token, "", ""]);
  expect(requests[0]?.headers).toMatchObject({ ...own, "content-type": "application/json" });
  expect(requests[0]?.headers.cookie).toBeUndefined();
  expect(requests[0]?.body).toEqual({ id: 1 });
});

test.each(["/api/account/%6Cogin", "/api/account//login", "/api/account/login.html", "/api/"])(
  "the path %s is no call",
  async (path) => {
    const { url, requests } = await platform(() => ({ ...success, data: { token } }));
    const answer = await (await shop(url)).call(path);
    expect([answer.statusCode, requests]).toEqual([404, []]);
  },
);

test.each(["?name=a/../b", "?name=%", "?name=http://x/&page=2", "?", ""])(
  "the query %j reaches the platform as it is",
  async (query) => {
    const { url, requests } = await platform(() => success);
    const { call } = await shop(url);
    expect((await call(`/api/pc/goodsList${query}`, { method: "GET" })).statusCode).toBe(200);
    expect(requests.map((asked) => asked.url.replace(/\?$/, ""))).toEqual([
      `/api/pc/goodsList${query.replace(/\?$/, "")}`,
    ]);
  },
);

test.each(["/sandbox/../api/account/login", "/sandbox/%2e%2e/api/account/login", "/sandbox/..%2fapi/account/login"])(
  "the path %s leads nowhere else",
  async (path) => {
    const { url, requests } = await platform(() => success);
    const { origin } = await (await shop(url)).listen();
    expect(await sendRaw(origin, `GET ${path} HTTP/1.1\r\nHost: shop.example`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(requests).toEqual([]);
  },
);

test("the platform learns the shopper's address as far as proxies are trusted", async () => {
  const { url, requests } = await platform(() => success);
  const headers = { "x-forwarded-for": "203.0.113.9, 10.0.0.1", "x-forwarded-host": "evil.example" };
  await (await shop(url)).call("/api/cart/add", { headers });
  await (
    await shop(url, { TRUST_PROXY: "loopback,10.0.0.0/8" })
  ).call("/api/cart/add", {
    headers: { ...headers, "x-forwarded-host": "shop.example" },
  });
  expect(requests.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["127.0.0.1", "203.0.113.9"]);
});

test("the platform learns under which origin the shop is known, and no other that a browser makes up", async () => {
  const { url, requests } = await platform(() => success);
  const forged = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "gopher" };
  await (await shop(url)).call("/api/cart/add", { headers: forged });
  const known = await shop(url, { PUBLIC_ORIGIN: "https://plaza.example:8443" });
  await known.call("/api/cart/add", { headers: { ...forged, origin: "https://plaza.example:8443" } });
  expect(requests.map(({ headers }) => [headers["x-forwarded-proto"], headers["x-forwarded-host"]])).toEqual([
    ["http", "shop.example"],
    ["https", "plaza.example:8443"],
  ]);
});

test("a body that is too large is rejected", async () => {
  const { url, requests } = await platform(() => success);
  const { call } = await shop(url);
  const large = await call("/api/cart/add", { payload: { text: "x".repeat(300_000) } });
  const multipart = { "content-type": "multipart/form-data; boundary=b" };
  const upload = (headers: Record<string, string>, payload: string) =>
    call("/api/file/formimage", { headers: { ...multipart, ...headers }, payload });
  const [fits, huge] = [
    await upload({}, "x".repeat(300_000)),
    await upload({ "content-length": String(13 * 1024 * 1024) }, "x"),
  ];
  expect([large, fits, huge].map(({ statusCode }) => statusCode)).toEqual([413, 200, 413]);
  expect(requests.map(({ body }) => body)).toEqual(["read"]);
});

test("searches of one network are limited, and its other calls are not", async () => {
  const { url, requests } = await platform(() => success);
  const { call } = await shop(url, { RATE_LIMIT: "1" });
  const search = () => call("/api/pc/goodslist?name=teapot", { method: "GET" });
  expect((await search()).statusCode).toBe(200);
  const limited = await search();
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  expect(limited.json()).toMatchObject({ code: 0, msg: "Too many requests. Please wait a moment." });
  expect((await call("/api/cart/add")).statusCode).toBe(200);
  expect(requests).toHaveLength(2);
});

test("a cashier's page passes without the session", async () => {
  const page = "<h1>Sandbox</h1>";
  const { url, requests } = await platform(() => page);
  const answer = await (
    await shop(url)
  ).call("/sandbox/alipay?out=1", {
    headers: { ...held, "content-type": "application/x-www-form-urlencoded" },
    payload: "a=1",
  });
  expect([answer.body, answer.headers["set-cookie"]]).toEqual([page, undefined]);
  expect([requests[0]?.url, requests[0]?.headers["token"]]).toEqual(["/sandbox/alipay?out=1", ""]);
});

test("a call that the platform fails is a warning in the log, without its query, and no other is one", async () => {
  const { url } = await platform(({ url: asked }) => {
    if (asked.startsWith("/api/pc/goods")) throw new Error("down");
    return success;
  });
  const { call, warnings } = await shop(url);
  expect((await call("/api/cart/index")).statusCode).toBe(200);
  expect((await call("/api/pc/goods?name=gift")).statusCode).toBe(500);
  expect(warnings.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { path: "/api/pc/goods", status: 500, msg: "The platform failed a call." },
  ]);
  expect(warnings.join()).not.toContain("gift");
});
