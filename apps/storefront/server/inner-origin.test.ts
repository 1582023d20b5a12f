// @vitest-environment node
import { platformProxy } from "@plaza/web-server";
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from "fastify";
import { expect, inject, onTestFinished, test } from "vitest";
import { render } from "../src/entry-server.tsx";
import { sessionCookies } from "../src/session/token-cookie.ts";
import { readConfig } from "./config.ts";
import { pageRoutes } from "./pages.ts";
import { sessionCalls } from "./session-calls.ts";

async function shop(backendUrl: string): Promise<FastifyInstance> {
  const config = readConfig({ BACKEND_URL: backendUrl, PUBLIC_ORIGIN: "https://shop.example" });
  const app = Fastify();
  onTestFinished(() => app.close());
  await platformProxy(app, config, { cookies: sessionCookies, calls: sessionCalls });
  await pageRoutes(app, config, {
    load: async () => ({ render, manifest: { routes: {} }, scripts: {}, inlineStyles: [] }),
  });
  return app;
}

/** All that a browser is told. */
function received({ headers, body }: LightMyRequestResponse): string {
  return JSON.stringify(headers) + body;
}

/** What stands around each mention of a host. */
function mentions(text: string, host: string): readonly string[] {
  const pieces = text.split(host);
  return pieces.slice(1).map((after, at) => `${pieces[at]?.slice(-60)}${host}${after.slice(0, 60)}`);
}

const pages = [
  "",
  "goods_list/2",
  "category",
  "goods_details/1",
  "goods_details/999999",
  "shop_cart",
  "account/login",
  "user/profile",
  "user/address",
  "user/order",
  "nowhere/at/all",
];
const calls = [
  "index/config",
  "pc/commondata",
  "pc/category",
  "pc/goodsList?page_size=50",
  "pc/goodsList?name=teapot",
  "goods/getGoodsDetail?goods_id=1",
  "ad_content/lists?pid=1&terminal=2",
  "cart/lists",
  "user/info",
  "order/lists?type=all",
];

test("no page and no call tells where the platform is", async () => {
  const platform = inject("backendUrl");
  const app = await shop(platform);
  let images = 0;
  for (const url of [...pages.map((page) => `/pc/${page}`), ...calls.map((call) => `/api/${call}`)]) {
    const text = received(await app.inject(url));
    expect(mentions(text, new URL(platform).host), url).toEqual([]);
    images += text.split("/uploads/").length - 1;
  }
  // The pages and calls do have images.
  expect(images).toBeGreaterThan(100);
}, 180_000);

test("a page that fails does not tell where the platform was looked for", async () => {
  const app = await shop("http://127.0.0.1:9");
  for (const url of ["/pc/", "/pc/goods_details/1", "/api/pc/goodsList", "/uploads/mug.webp"])
    expect(mentions(received(await app.inject(url)), "127.0.0.1:9"), url).toEqual([]);
});
