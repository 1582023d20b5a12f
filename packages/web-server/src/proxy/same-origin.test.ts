import { expect, test } from "vitest";
import { platform } from "../test-support/platform.ts";
import { shop } from "../test-support/shop.ts";

const token = "Abc-123_x.y~z";
const held = { cookie: `lang=ja; token=${token}` };
const success = { code: 1, show: 0, msg: "", data: [] };

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
