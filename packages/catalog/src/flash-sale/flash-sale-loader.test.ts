import { flashSlotsQuery } from "@plaza/api-client";
import { wireFlashProduct, wireFlashSlot } from "@plaza/api-client/testing";
import type { FlashSaleSearch } from "@plaza/routing";
import { type Answers, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadFlashSale } from "./flash-sale-loader.ts";
import { slotProductsQuery } from "./flash-sale-queries.ts";

/** Half past eleven in China. */
const now = Date.UTC(2026, 10, 20, 3, 30);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const wireSlot = (id: number, from: number, to: number) =>
  wireFlashSlot({
    id,
    start_time: `${String(from).padStart(2, "0")}:00`,
    end_time: `${String(to).padStart(2, "0")}:00`,
    // As a cache may say it.
    status: 0,
    end_time_int: Date.UTC(2026, 10, 20, to - 8) / 1000,
  });
const product = wireFlashProduct({ stock: 0 });

function platform(answers: Answers = {}) {
  const { api, called } = envelopeApi({
    "seckill_goods/getSeckillTime": success([wireSlot(1, 0, 10), wireSlot(2, 10, 14), wireSlot(3, 14, 20)]),
    "seckill_goods/getSeckillGoods": success({ lists: [product], count: 1, page_no: 1, page_size: 10, more: 0 }),
    "ad_content/lists": success([]),
    ...answers,
  });
  const context = loaderContext(api);
  return { api, called, context, load: (deps: FlashSaleSearch) => loadFlashSale({ context, deps }) };
}

/** What the structured data says of the first product. */
function firstOffer({ summary }: Awaited<ReturnType<typeof loadFlashSale>>): unknown {
  const list = summary.structuredData?.at(-1) as { itemListElement: readonly { item: Record<string, unknown> }[] };
  return list.itemListElement[0]?.item["offers"];
}

test("the flash sale shows the slot that runs, and offers what it costs now and until when", async () => {
  const { called, load } = platform();
  const loaded = await load({});
  expect(called.toSorted()).toEqual([
    "ad_content/lists?pid=24&terminal=2",
    "seckill_goods/getSeckillGoods?seckill_id=2&page_no=1&page_size=10",
    "seckill_goods/getSeckillTime",
  ]);
  expect(loaded.summary.title).toBe("Flash sale");
  expect(firstOffer(loaded)).toMatchObject({
    price: "49.90",
    priceCurrency: "CNY",
    availability: "https://schema.org/OutOfStock",
    priceValidUntil: "2026-11-20T06:00:00.000Z",
  });
});

test("a named slot of the flash sale is fetched with its page, and offers nothing at a price that is not charged now", async () => {
  const { called, load } = platform();
  expect(firstOffer(await load({ slot: 3, page: 2 }))).toBeUndefined();
  expect(called).toContain("seckill_goods/getSeckillGoods?seckill_id=3&page_no=2&page_size=10");
  expect(called.filter((call) => call.startsWith("seckill_goods/getSeckillGoods"))).toHaveLength(1);
});

test("a slot that the flash sale does not have is not found, and a day without slots is shown", async () => {
  await expect(platform().load({ slot: 99 })).rejects.toMatchObject({ isNotFound: true });
  const none = platform({ "seckill_goods/getSeckillTime": success([]) });
  expect((await none.load({})).summary.structuredData).toHaveLength(1);
  expect(none.called.some((call) => call.startsWith("seckill_goods/getSeckillGoods"))).toBe(false);
});

test("the flash sale is complete without its banner, and fails with its slots or products", async () => {
  expect(await platform({ "ad_content/lists": rejection("") }).load({})).toBeDefined();
  for (const call of ["seckill_goods/getSeckillTime", "seckill_goods/getSeckillGoods"])
    await expect(platform({ [call]: rejection("系统繁忙") }).load({})).rejects.toMatchObject({ name: "ApiError" });
});

test("another slot of the flash sale on the screen is asked for, and not waited for", async () => {
  const { api, context, load } = platform();
  const { queryClient } = context;
  await load({});
  const leave = new QueryObserver(queryClient, flashSlotsQuery(api)).subscribe(() => null);
  await load({ slot: 3 });
  const next = slotProductsQuery(api, 3);
  expect(queryClient.getQueryState(next.queryKey)).toMatchObject({ status: "pending", fetchStatus: "fetching" });
  await queryClient.ensureQueryData(next);
  leave();
});
