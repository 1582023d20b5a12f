import { freshness, queryKeys } from "@plaza/api-client";
import type { Locale } from "@plaza/i18n";
import { QueryClient, type QueryFunctionContext, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createSharedAnswers } from "../server/shared-answers.ts";
import { shareAnswers, sharedMs } from "./share-answers.ts";

/** The query clients of as many requests, and how often they asked the platform. */
function setUp() {
  const answers = createSharedAnswers({ capacity: 100 });
  const asked: QueryKey[] = [];
  function request(locale: Locale) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    shareAnswers(client, answers, locale);
    const ask = (queryKey: QueryKey) =>
      client.fetchQuery({
        queryKey,
        queryFn: async ({ signal }: QueryFunctionContext): Promise<string> => {
          asked.push(queryKey);
          await new Promise((resolve) => setTimeout(resolve, 5));
          signal.throwIfAborted();
          return locale;
        },
      });
    return { client, ask };
  }
  return { asked, request };
}

test("every call is found in the table of freshness", () => {
  const found = Object.entries(queryKeys).map(([call, keyOf]) => {
    const key = Reflect.apply(keyOf, undefined, [{}]) as QueryKey;
    return [call, sharedMs(key)];
  });
  const expected = Object.entries(freshness).map(([call, { serverMs }]) => [call, serverMs]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  expect(sharedMs(["something-else"])).toBe(0);
});

test("visitors share what the table allows, in one language", async () => {
  const { asked, request } = setUp();
  const key = queryKeys.siteConfiguration();
  expect(await request("en").ask(key)).toBe("en");
  expect(await request("en").ask(key)).toBe("en");
  expect(await request("ja").ask(key)).toBe("ja");
  expect(asked).toHaveLength(2);
});

test("the parameters of a call tell its answers apart", async () => {
  const { asked, request } = setUp();
  await request("en").ask(queryKeys.productList({ page: 1, pageSize: 24 }));
  await request("en").ask(queryKeys.productList({ page: 2, pageSize: 24 }));
  expect(asked).toHaveLength(2);
});

test("a product is asked for each time: the platform counts its views", async () => {
  const { asked, request } = setUp();
  await request("en").ask(queryKeys.productDetail(7));
  await request("en").ask(queryKeys.productDetail(7));
  expect(asked).toHaveLength(2);
});

test("who asked first may go away: the others still get their answer", async () => {
  const { asked, request } = setUp();
  const key = queryKeys.categoryTree();
  const first = request("en");
  const gone = first.ask(key);
  const second = request("en").ask(key);
  await first.client.cancelQueries();
  await Promise.allSettled([gone]);
  expect(await second).toBe("en");
  expect(asked).toHaveLength(1);
});
