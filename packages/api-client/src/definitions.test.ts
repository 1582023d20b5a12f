import { globSync } from "node:fs";
import { join } from "node:path";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { succeeding } from "../test/stub-client.ts";
import { calls, isCall, isQuery, queries } from "../test/definitions.ts";
import * as deskFace from "./desk/index.ts";
import * as face from "./index.ts";
import { staleAfter } from "./platform-event.ts";
import { productDetailQuery } from "./products/product-detail.ts";
import { productListQuery } from "./products/product-list.ts";
import { publicDataQuery } from "./site/public-data.ts";
import { siteConfigurationQuery } from "./site/site-configuration.ts";
import { cartQuery } from "./cart/cart.ts";

const sources = globSync("*/*.ts", { cwd: import.meta.dirname, exclude: ["*/*.test.ts", "wire/*"] });

test("every call and every query is on the export list", async () => {
  const exported = new Set<unknown>([face, deskFace].flatMap((each) => Object.values<unknown>(each)));
  for (const source of sources) {
    const module: Readonly<Record<string, unknown>> = await import(
      /* @vite-ignore */ join(import.meta.dirname, source)
    );
    const definitions = Object.entries(module).filter(([, value]) => isCall(value) || isQuery(value));
    expect(definitions.filter(([, value]) => !exported.has(value)).map(([name]) => `${name} of ${source}`)).toEqual([]);
  }
  expect(calls.length).toBeGreaterThan(50);
});

test("the keys of two queries never begin alike", () => {
  const keys = queries.map(({ key }) => key);
  expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
});

test("a call that the platform counts as a view or a visit is never shared", () => {
  const counted = new Set(["goods/getGoodsDetail", "shop/getShopInfo", "pc/articleDetail", "help/detail"]);
  const shared = queries.filter(({ call, sharedMs }) => counted.has(call.path) && sharedMs !== undefined);
  expect(shared).toEqual([]);
});

test("what can be withdrawn, and its receipts, follow orders and requests", () => {
  const withdrawals = queries.filter(({ key }) => /withdrawal|receipt/.test(key));
  expect(withdrawals.map(({ key }) => key).toSorted()).toEqual([
    "linked-receipt",
    "linked-withdrawal",
    "withdrawal",
    "withdrawal-receipt",
  ]);
  for (const query of withdrawals)
    expect(query.meta, query.key).toMatchObject({ staleAfter: ["order-change", "after-sales-change"] });
});

test("an answer that belongs to a customer is never shared", () => {
  const personal =
    /^(?:after_sale|alert|notice|cart|order|order_link|withdrawal|user|user_address|user_data|user_delete|coupon\/my|pay|goods_collect|shop_follow|usdt|pc\/shopFollowList)/;
  const shared = queries.filter(({ call, sharedMs }) => personal.test(call.path) && sharedMs !== undefined);
  expect(shared.map(({ key }) => key)).toEqual([]);
});

test("a query asks once while its answer is fresh, and asks each thing apart", async () => {
  const client = new QueryClient();
  const configuration = succeeding({ name: "Plaza" });
  expect(await client.fetchQuery(siteConfigurationQuery(configuration.api))).toMatchObject({ name: "Plaza" });
  await client.fetchQuery(siteConfigurationQuery(configuration.api));
  expect(configuration.called).toHaveLength(1);
  const { api } = configuration;
  expect(siteConfigurationQuery(api).queryKey).toEqual(["site-configuration"]);
  const params = { page: 2, pageSize: 24 };
  expect(productListQuery(api, params).queryKey).toEqual(["product-list", params]);
  // On the server the default, never, is what keeps a request's memory from outliving it.
  expect(siteConfigurationQuery(api)).not.toHaveProperty("gcTime");
});

test("an event makes the queries stale that name it, and no others", async () => {
  const client = new QueryClient();
  const { api } = succeeding({ name: "Plaza" });
  await client.fetchQuery(siteConfigurationQuery(api));
  await client.fetchQuery(publicDataQuery(api));
  await client.fetchQuery(cartQuery(api));
  const stale = () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey[0]);
  await client.invalidateQueries({ predicate: staleAfter("flash-sale-turn") });
  expect(stale()).toEqual([]);
  await client.invalidateQueries({ predicate: staleAfter("cart-change") });
  expect(stale()).toEqual(["public-data", "cart"]);
  expect(productDetailQuery.staleAfter).toContain("flash-sale-turn");
});
