import {
  categoryTreeQuery,
  createApiClient,
  productDetailQuery,
  productListQuery,
  siteConfigurationQuery,
} from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createSharedAnswers } from "../server/shared-answers.ts";
import { readThrough } from "./answer-cache.ts";

/** The query clients of several requests, and the calls they made. */
function setUp(answer: unknown) {
  const cache = createSharedAnswers({ bytes: 100_000 });
  const asked: string[] = [];
  function request(locale: Locale) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    readThrough(client, cache, locale);
    const origin = "http://platform.test";
    const api = createApiClient({
      origin,
      platformOrigin: origin,
      locale,
      fetch: async (input, init) => {
        const { url, signal } = new Request(input, init);
        asked.push(url.replace(`${origin}/api/`, ""));
        await new Promise((resolve) => setTimeout(resolve, 5));
        signal.throwIfAborted();
        return Response.json({ code: 1, show: 0, msg: "", data: answer });
      },
    });
    return { api, client };
  }
  return { asked, request };
}

test("visitors share a shareable query's answer within one language", async () => {
  const { asked, request } = setUp({ name: "Plaza" });
  for (const locale of ["en", "en", "ja"] as const) {
    const { api, client } = request(locale);
    expect(await client.fetchQuery(siteConfigurationQuery(api))).toMatchObject({ name: "Plaza" });
  }
  expect(asked).toEqual(["index/config", "index/config"]);
});

test("a query's answers are kept apart by its parameters", async () => {
  const { asked, request } = setUp({ list: [], count: 0 });
  const { api, client } = request("en");
  await client.fetchQuery(productListQuery(api, { page: 1, pageSize: 24 }));
  await client.fetchQuery(productListQuery(api, { page: 2, pageSize: 24 }));
  expect(asked).toHaveLength(2);
});

test("a product is fetched for each request, because most platforms count its views", async () => {
  const { asked, request } = setUp({});
  for (let visitor = 0; visitor < 2; visitor += 1) {
    const { api, client } = request("en");
    await client.prefetchQuery(productDetailQuery(api, 7));
  }
  expect(asked).toEqual(["goods/getGoodsDetail?goods_id=7&view=0", "goods/getGoodsDetail?goods_id=7&view=0"]);
});

test("the other requests get their answer when the first one is aborted", async () => {
  const { asked, request } = setUp([]);
  const [first, second] = [request("en"), request("en")];
  const gone = first.client.fetchQuery(categoryTreeQuery(first.api));
  const stays = second.client.fetchQuery(categoryTreeQuery(second.api));
  await first.client.cancelQueries();
  await Promise.allSettled([gone]);
  expect(await stays).toEqual([]);
  expect(asked).toHaveLength(1);
});
