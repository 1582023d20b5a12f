import type { SpecialAreaSearch } from "@plaza/routing";
import { type Answers, envelopeApi, rejection, success } from "@plaza/testing/envelope-api";
import { loaderContext } from "@plaza/testing/loader-context";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { loadSpecialArea } from "./special-area-loader.ts";
import { areaProductsQuery } from "./special-area-query.ts";

const tea = { id: 4, name: "Tea at four", title: "Pots and cups", image: "" };
const products = {
  list: [{ agid: 1, id: 31, name: "Pot", image: "", price: "48.00", market_price: "0.00", stock: 2 }],
  page_no: 1,
  page_size: 20,
  count: 1,
  more: 0,
};

function platform(answers: Answers = {}) {
  const { api, called } = envelopeApi({
    "activity_area/activityGoodsList": success({ ...products, activity_area: tea }),
    "index/index": success({ hots: [], news: [], activity_area: [tea], shop_lists: [], seckill_goods: [] }),
    ...answers,
  });
  const context = loaderContext(api);
  return { api, called, context, load: (deps: SpecialAreaSearch) => loadSpecialArea({ context, deps }) };
}

test("a special area is called as the platform says, whatever its address says", async () => {
  const { called, load } = platform();
  const { area, summary } = await load({ id: 4, name: "Spam", title: "Buy" });
  expect(area).toMatchObject({ id: 4, name: "Tea at four" });
  expect(summary).toMatchObject({ title: "Tea at four", description: "Tea at four · Pots and cups" });
  expect(summary.structuredData?.at(-1)).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ item: { name: "Pot", offers: { price: "48.00" } } }],
  });
  expect(called).toEqual(["activity_area/activityGoodsList?id=4&page_no=1&page_size=20"]);
});

test("a platform that does not describe a special area with its products does so on its home page", async () => {
  const { load } = platform({ "activity_area/activityGoodsList": success(products) });
  expect((await load({ id: 4 })).area.synopsis).toBe("Pots and cups");
  await expect(load({ id: 5 })).rejects.toMatchObject({ isNotFound: true });
});

test("a special area without an id is not found, without a call", async () => {
  const { called, load } = platform();
  await expect(load({})).rejects.toMatchObject({ isNotFound: true });
  expect(called).toEqual([]);
});

test("any other failure of a special area is thrown as it is", async () => {
  for (const call of ["activity_area/activityGoodsList", "index/index"]) {
    const { load } = platform({ "activity_area/activityGoodsList": success(products), [call]: rejection("系统繁忙") });
    await expect(load({ id: 4 })).rejects.toMatchObject({ name: "ApiError", statusCode: 500 });
  }
});

test("another page of the special area on the screen is asked for, and not waited for", async () => {
  const { api, called, context, load } = platform();
  const { queryClient } = context;
  await load({ id: 4 });
  const leave = new QueryObserver(queryClient, areaProductsQuery(api, 4)).subscribe(() => null);
  expect((await load({ id: 4, page: 2 })).area.name).toBe("Tea at four");
  const next = areaProductsQuery(api, 4, 2);
  expect(queryClient.getQueryState(next.queryKey)).toMatchObject({ status: "pending", fetchStatus: "fetching" });
  await queryClient.ensureQueryData(next);
  leave();
  expect(called).not.toContain("index/index");
});
