import { expect, test } from "vitest";
import { journeysOf } from "./tagged-journeys.ts";

test("a filter chooses the journeys that are tagged with its package's name, and no others", () => {
  const found = new RegExp(journeysOf(["--filter=@plaza/catalog", "--filter=@plaza/cart-checkout"]) ?? "nothing", "u");
  const titles = ["browse @catalog a list is sorted", "cart @cart-checkout", "chat @chat", "x @catalog-of-others y"];
  expect(titles.filter((title) => found.test(title))).toEqual(titles.slice(0, 2));
});

test("a package without journeys chooses none", () => {
  expect(journeysOf(["--filter=@plaza/i18n"])).toBeNull();
});
