import { expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { shop } from "../test-support/shop.ts";

const token = "Abc-123_x.y~z";
const held = { cookie: `lang=ja; token=${token}` };
const success = { code: 1, show: 0, msg: "", data: [] };

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

test.each(["/api/account/%6Cogin", "/api/account//login", "/api/account/login.html", "/api/"])(
  "the path %s is no call",
  async (path) => {
    const { url, requests } = await platform(() => ({ ...success, data: { token } }));
    const answer = await (await shop(url)).call(path);
    expect([answer.statusCode, requests]).toEqual([404, []]);
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
