import { expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { cookiesOf, shop } from "../test-support/shop.ts";

const token = "Abc-123_x.y~z";
const held = { cookie: `lang=ja; token=${token}` };
const success = { code: 1, show: 0, msg: "", data: [] };
const expired = { code: -1, show: 1, msg: "Please log in", data: [] };

test.each([
  "/api/account/login",
  "/api/account/smsLogin",
  "/api/Account/REGISTER",
  "/api/login_password/forget",
  "/api/LoginPassword/forget?from=mail",
])("the token in the answer of %s goes into the cookie, and nowhere else", async (path) => {
  const { url } = await platform(() => ({ ...success, data: { id: 7, nickname: "Mo", token } }));
  const answer = await (await shop(url)).call(path, { payload: { mobile: "13800138000" } });
  expect(answer.json()).toEqual({ ...success, data: { id: 7, nickname: "Mo" } });
  expect(answer.body).not.toContain(token);
  expect(cookiesOf(answer)["token"]).toBe(`token=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(cookiesOf(answer)["platform"]).toBeUndefined();
});

test.each([
  ["refused", { code: 0, show: 1, msg: "Wrong password", data: [] }],
  ["refused with something like a token", { code: 0, show: 1, msg: "no", data: { token: "x" } }],
  ["without a token", { ...success, data: { token: "" } }],
])("a login that is %s sets no cookie", async (_case, envelope) => {
  const { url } = await platform(() => envelope);
  const answer = await (await shop(url)).call("/api/account/login");
  expect([answer.json(), answer.headers["set-cookie"]]).toEqual([envelope, undefined]);
});

test.each([
  ["would end the cookie", { ...success, data: { token: "a; Domain=evil.example" } }],
  ["is no text", { ...success, data: { token: 5 } }],
])("a token that %s is not passed on", async (_case, envelope) => {
  const { url } = await platform(() => envelope);
  const answer = await (await shop(url)).call("/api/account/login");
  expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([502, undefined]);
  expect(answer.json()).toMatchObject({ code: 0, msg: "system error" });
});

test("an endless answer of a login is not passed on", async () => {
  const { url } = await platform(() => ({ ...success, data: { token, more: "x".repeat(100_000) } }));
  const answer = await (await shop(url)).call("/api/account/login");
  expect(answer.statusCode).toBe(502);
  expect(answer.body).not.toContain(token);
});

test("the cookie is secure where the shop is reached over https", async () => {
  const { url } = await platform(() => ({ ...success, data: { token } }));
  const cookie = async (environment: Record<string, string>, headers = {}) =>
    cookiesOf(await (await shop(url, environment)).call("/api/account/login", { headers }))["token"]?.includes(
      "Secure",
    );
  const https = { "x-forwarded-proto": "https" };
  expect(await cookie({}, https)).toBe(false);
  expect(await cookie({ TRUST_PROXY: "loopback" }, https)).toBe(true);
  expect(await cookie({ PUBLIC_ORIGIN: "https://shop.example" })).toBe(true);
});

test("the platform gets the token, and nothing else of the cookies", async () => {
  const { url, requests } = await platform(() => success);
  const { call } = await shop(url);
  await call("/api/cart/add", { headers: { ...held, token: "forged", "idempotency-key": "k" }, payload: { id: 1 } });
  await call("/api/cart/add", { headers: { cookie: "token=a b; x=token=y" } });
  await call("/api/cart/add", { headers: { cookie: `token=${token}; logged_out=1` } });
  expect(requests.map(({ headers }) => headers["token"])).toEqual([token, "", ""]);
  expect(requests[0]?.headers).toMatchObject({ "idempotency-key": "k", "content-type": "application/json" });
  expect(requests[0]?.headers.cookie).toBeUndefined();
  expect(requests[0]?.body).toEqual({ id: 1 });
});

test("the answer that a session is over takes the cookie away, from who held one", async () => {
  const { url } = await platform(() => expired);
  const { call } = await shop(url);
  const answer = await call("/api/cart/add", { headers: held });
  expect(answer.json()).toEqual(expired);
  expect(cookiesOf(answer)["token"]).toMatch(/^token=;.*Max-Age=0/);
  expect((await call("/api/cart/add")).headers["set-cookie"]).toBeUndefined();
});

test("a token that the public data knows nobody by is taken away", async () => {
  const { url } = await platform(({ headers }) => ({
    ...success,
    data: { nickname: headers["token"] === "mo" ? "Mo" : "" },
  }));
  const { call } = await shop(url);
  const cookies = async (cookie: string) =>
    Object.keys(cookiesOf(await call("/api/pc/commonData", { method: "GET", headers: { cookie } })));
  expect([await cookies("token=mo"), await cookies("token=gone"), await cookies("lang=ja")]).toEqual([
    [],
    ["token", "logged_out"],
    [],
  ]);
});

test("an answer that is long, or is no JSON, leaves the session alone", async () => {
  const long = { ...success, data: "x".repeat(200_000) };
  const { url } = await platform(({ url: asked }) => (asked === "/api/long" ? long : "code: -1"));
  const { call } = await shop(url);
  const [lists, text] = [
    await call("/api/long", { method: "GET", headers: held }),
    await call("/api/text", { headers: held }),
  ];
  expect(lists.json()).toEqual(long);
  expect(text.body).toBe("code: -1");
  expect([lists, text].map(({ headers }) => headers["set-cookie"])).toEqual([undefined, undefined]);
});

test("logging out ends the session here, whatever the platform says", async () => {
  const { url, requests } = await platform(() => {
    throw new Error("stocktaking");
  });
  const { call } = await shop(url);
  const answer = await call("/api/account/logout", { headers: { cookie: `token=${token}; logged_out=1` } });
  expect(requests[0]?.headers["token"]).toBe(token);
  expect(Object.keys(cookiesOf(answer)).toSorted()).toEqual(["logged_out", "token"]);
  const dead = await (await shop("http://127.0.0.1:9")).call("/api/account/logout", { headers: held });
  expect([dead.statusCode, cookiesOf(dead)["token"]]).toEqual([
    502,
    "token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0",
  ]);
  expect((await call("/api/account/logout", { method: "GET", headers: held })).statusCode).toBe(405);
});

test.each(["/api/account/%6Cogin", "/api/account//login", "/api/account/login.html", "/api/"])(
  "the path %s is no call",
  async (path) => {
    const { url, requests } = await platform(() => ({ ...success, data: { token } }));
    const answer = await (await shop(url)).call(path);
    expect([answer.statusCode, requests]).toEqual([404, []]);
  },
);

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["nowhere", { origin: "null" }],
  ["a neighbour of this site", { "sec-fetch-site": "same-site" }],
  ["another site that forges its origin", { "sec-fetch-site": "cross-site" }],
  ["another port", { origin: "http://shop.example:81" }],
])("a change that comes from %s is rejected", async (_case, headers) => {
  const { url, requests } = await platform(() => success);
  const { call } = await shop(url);
  for (const path of ["/api/account/login", "/api/account/logout", "/sandbox/alipay"]) {
    const answer = await call(path, { headers: { ...held, ...headers } });
    expect([answer.statusCode, answer.headers["set-cookie"]]).toEqual([403, undefined]);
  }
  expect(requests).toEqual([]);
});

test("a call that only reads is rejected where the browser says that it comes from another site", async () => {
  const { url } = await platform(() => success);
  const { call } = await shop(url);
  const status = async (site?: string) =>
    (await call("/api/index/config", { method: "GET", headers: site === undefined ? {} : { "sec-fetch-site": site } }))
      .statusCode;
  expect([await status(), await status("none"), await status("same-origin"), await status("cross-site")]).toEqual([
    200, 200, 200, 403,
  ]);
});

test("behind a proxy the shop is known by its public name", async () => {
  const { url } = await platform(() => success);
  const headers = { host: "10.0.0.5:3000", origin: "https://shop.example" };
  const status = async (environment: Record<string, string>, more = {}) =>
    (await (await shop(url, environment)).call("/api/cart/add", { headers: { ...headers, ...more } })).statusCode;
  expect(await status({})).toBe(403);
  expect(await status({ PUBLIC_ORIGIN: "https://shop.example" })).toBe(200);
  expect(await status({}, { "x-forwarded-host": "shop.example" })).toBe(403);
  expect(await status({ TRUST_PROXY: "true" }, { "x-forwarded-host": "shop.example" })).toBe(200);
});

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
  expect(requests.map(({ headers }) => headers["x-forwarded-host"])).toEqual([undefined, undefined]);
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
