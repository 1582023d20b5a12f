import { expect, test } from "vitest";
import { favouritesSearch } from "../routes.ts";

const plain = { kind: undefined, show: undefined, text: undefined, page: undefined };

test.each([
  [{}, plain],
  [
    { kind: "shops", page: "3" },
    { ...plain, kind: "shops", page: 3 },
  ],
  [
    { show: "cheaper", text: " pan " },
    { ...plain, show: "cheaper", text: "pan" },
  ],
  [
    { kind: "products", show: "soldOut" },
    { ...plain, show: "soldOut" },
  ],
  // Shops are neither cheaper nor sold out.
  [
    { kind: "shops", show: "cheaper" },
    { ...plain, kind: "shops" },
  ],
  [{ show: "all", text: "  ", page: "1" }, plain],
  [{ kind: ["shops"], show: ["cheaper"], text: ["pan"], page: "-1" }, plain],
  [{ kind: "toString", show: "toString", text: 5, page: "x" }, plain],
])("an address of favourites that says %j means %j", (search, expected) =>
  expect(favouritesSearch(search)).toStrictEqual(expected),
);
