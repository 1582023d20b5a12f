import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchCountedSearches, fetchSearchRefinements } from "./searches.ts";

const onePage = { page_no: 1, page_size: 20, count: 1, more: 0, shop_url: "" };
const days = { days: 7, language: "ja", page: 2, pageSize: 20 };

test("searches are read with what became of them, of the wanted list, days and language", async () => {
  const row = {
    language: "ja",
    text: "ソファ",
    searches: 90,
    without_result: 1,
    hits: 7,
    clicks: 45,
    place: 1.8,
    carts: 6,
  };
  const never = { ...row, text: "ラグ", hits: null, clicks: 0, place: null };
  const { api, called } = succeeding({ list: [row, never], ...onePage, shop_url: "https://shop.example" });
  expect(await fetchCountedSearches(api, { ...days, list: "withoutResult" })).toMatchObject({
    shopOrigin: "https://shop.example",
    items: [
      {
        language: "ja",
        text: "ソファ",
        searchCount: 90,
        withoutResult: 1,
        hits: 7,
        clickCount: 45,
        averagePosition: 1.8,
        cartCount: 6,
      },
      { text: "ラグ", hits: null, averagePosition: null },
    ],
  });
  expect(called[0]?.search).toBe("?list=without_result&days=7&language=ja&page_no=2&page_size=20");
});

test("what was searched next is read with both texts, all of it or what is proposed", async () => {
  const row = {
    language: "en",
    text: "couch",
    next: "sofa",
    times: 9,
    searches: 30,
    clicks: 1,
    next_searches: 200,
    next_clicks: 110,
  };
  const { api, called } = succeeding({ list: [row], ...onePage });
  expect(await fetchSearchRefinements(api, { ...days, language: null, onlyProposed: true })).toMatchObject({
    shopOrigin: null,
    items: [
      {
        language: "en",
        text: "couch",
        next: "sofa",
        times: 9,
        searchCount: 30,
        clickCount: 1,
        nextSearchCount: 200,
        nextClickCount: 110,
      },
    ],
  });
  await fetchSearchRefinements(api, { ...days, onlyProposed: false });
  expect(called.map(({ search }) => search)).toEqual([
    "?proposed=1&days=7&page_no=2&page_size=20",
    "?days=7&language=ja&page_no=2&page_size=20",
  ]);
});
