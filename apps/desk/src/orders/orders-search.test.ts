import { expect, test } from "vitest";
import { orderFilterOf, ordersSearch, slipIds, slipsSearch } from "./orders-search.ts";

test("an address narrows orders down by what it says, and by nothing that makes no sense", () => {
  const search = { list: "sent", words: 20261123, from: "2026-11-01", until: "2026-11-02", delivery: "pickup" };
  expect(ordersSearch(search)).toEqual({ ...search, words: "20261123" });
  expect(ordersSearch({ list: "?", from: "2026-13-01", until: "soon", pay: " ", delivery: "pigeon" })).toEqual({});
});

test("days are those of the marketplace, and the last one counts", () => {
  expect(orderFilterOf({ from: "2026-11-01", until: "2026-11-01", pay: "alipay" })).toMatchObject({
    list: "toSend",
    from: Date.parse("2026-10-31T16:00:00Z"),
    until: Date.parse("2026-11-01T16:00:00Z"),
    payMethod: "alipay",
  });
});

test("an address of packing slips names orders once each, and a hundred at most", () => {
  expect(slipIds(slipsSearch({ ids: "7,8,7,x,-1,0" }))).toEqual([7, 8]);
  expect(slipIds(slipsSearch({ ids: 7 }))).toEqual([7]);
  expect(slipsSearch({ ids: "x" })).toEqual({});
  expect(slipIds({ ids: Array.from({ length: 120 }, (_, index) => index + 1).join(",") })).toHaveLength(100);
});
