import { expect, test } from "vitest";
import { succeeding } from "../../test/stub-client.ts";
import { fetchSuggestions } from "./suggestions.ts";

test("suggestions are read without their broken rows", async () => {
  const { api, called } = succeeding({
    searches: ["pan lid", "", "pancake pan"],
    products: [
      { id: 31, name: "Pan", image: "http://127.0.0.1/p.png", price: "64.50" },
      { id: 33, name: "Pot", price: "80.00", seckill_price: "59.90" },
      { id: 32 },
    ],
    categories: [{ id: 2, name: "Pans" }],
    shops: [{ id: 7, name: "Ironworks", logo: "", type: 1 }],
  });
  expect(await fetchSuggestions(api, "pan & pot")).toEqual({
    searches: ["pan lid", "pancake pan"],
    products: [
      { id: 31, name: "Pan", image: "/p.png", price: 6450, flash: false },
      { id: 33, name: "Pot", image: null, price: 5990, flash: true },
    ],
    categories: [{ id: 2, name: "Pans" }],
    shops: [{ id: 7, name: "Ironworks", logo: null, selfOperated: true }],
  });
  expect(called[0]?.searchParams.get("name")).toBe("pan & pot");
});

test("an answer without suggestions is no failure", async () => {
  const nothing = { products: [], categories: [], shops: [] };
  expect(await fetchSuggestions(succeeding(nothing).api, "")).toEqual({ ...nothing, searches: [] });
});
