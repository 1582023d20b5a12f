import type { ProductFormContent } from "@plaza/api-client/desk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { blankContent } from "./blank-content.ts";
import {
  differencesOf,
  differingUnits,
  isSameContent,
  mergedContent,
  unitKey,
  unitValue,
  type Versions,
} from "./content-units.ts";
import { blankSku, withOption, withSku, withValues } from "./variants.ts";

const coloured: ProductFormContent = {
  ...blankContent,
  name: { en: "Teapot", zh: "茶壶" },
  ...withOption(
    { options: [], skus: [{ ...blankSku, id: 90, price: 5000, stock: 3, stockRead: 3 }] },
    {
      id: 7,
      name: { en: "Colour" },
      values: [
        { id: 70, text: { en: "Red" } },
        { id: 71, text: { en: "Blue" } },
      ],
    },
  ),
};
const keysOf = (one: ProductFormContent, other: ProductFormContent): readonly string[] =>
  differingUnits(one, other).map(unitKey);

test("two versions differ in what is written differently, and in nothing else", () => {
  const other = {
    ...coloured,
    ...withSku(coloured, [1], { price: 4000 }),
    name: { zh: "茶壶", en: "Tea pot", ja: "" },
    images: ["/a.png"],
  };
  expect(keysOf(coloured, other)).toEqual(["name.en", "images", "skus.1.price"]);
  expect(isSameContent(coloured, structuredClone(coloured))).toBe(true);
  expect(isSameContent(coloured, other)).toBe(false);
});

test("options that are not the same ones differ as a whole", () => {
  const more = { ...coloured, ...withValues(coloured, 0, [{ en: "Green" }]) };
  expect(keysOf(coloured, more)).toEqual(["variants"]);
});

test("what only one has changed is theirs, and what both have changed is asked", () => {
  const versions: Versions = {
    base: coloured,
    mine: { ...coloured, ...withSku(coloured, [0], { price: 1 }), name: { en: "My pot", zh: "茶壶" }, brand: "Mine" },
    theirs: { ...coloured, ...withSku(coloured, [0], { stock: 9 }), name: { en: "Their pot", zh: "壶" } },
  };
  expect(differencesOf(versions).map(({ unit, side, isConflict }) => [unitKey(unit), side, isConflict])).toEqual([
    ["name.en", "mine", true],
    ["name.zh", "theirs", false],
    ["brand", "mine", false],
    ["skus.0.price", "mine", false],
    ["skus.0.stock", "theirs", false],
  ]);
  const theirs = differencesOf(versions).flatMap(({ unit, side }) => (side === "theirs" ? [unit] : []));
  const merged = mergedContent(versions, theirs);
  expect(merged.name).toEqual({ en: "My pot", zh: "壶" });
  expect(merged.brand).toBe("Mine");
  expect(merged.skus[0]).toMatchObject({ price: 1, stock: 9, stockRead: 3 });
});

test("options that only one has changed are theirs as a whole, and a price in them that the other has changed is asked", () => {
  const theirs = { ...coloured, ...withValues(coloured, 0, [{ en: "Green" }]) };
  const sides = (mine: ProductFormContent) =>
    differencesOf({ base: coloured, mine, theirs }).map(({ unit, side, isConflict }) => [
      unitKey(unit),
      side,
      isConflict,
    ]);
  expect(sides({ ...coloured, brand: "Mine" })).toEqual([
    ["brand", "mine", false],
    ["variants", "theirs", false],
  ]);
  expect(sides({ ...coloured, ...withSku(coloured, [0], { price: 1 }) })).toEqual([["variants", "mine", true]]);
});

test("where nobody knows what both go back to, everything is asked", () => {
  const differences = differencesOf({ base: null, mine: coloured, theirs: { ...coloured, brand: "Theirs" } });
  expect(differences).toEqual([{ unit: { kind: "plain", field: "brand" }, side: "mine", isConflict: true }]);
});

const word = fc.constantFrom("", "a", "b");
const version: fc.Arbitrary<ProductFormContent> = fc
  .record({
    en: word,
    zh: word,
    brand: word,
    price: fc.constantFrom(null, 1, 2),
    stock: fc.constantFrom(null, 1, 2),
    value: word,
    hasMore: fc.boolean(),
  })
  .map(({ en, zh, brand, price, stock, value, hasMore }) => {
    const sku = withSku(coloured, [0], { price, stock });
    const [option] = sku.options;
    const options =
      option === undefined ? [] : [{ ...option, values: option.values.with(0, { id: 70, text: { en: value } }) }];
    const variants = { options, skus: sku.skus };
    return {
      ...coloured,
      name: { en, zh },
      brand,
      ...(hasMore ? withValues(variants, 0, [{ en: "Green" }]) : variants),
    };
  });

test("of whatever two have made of a third, each part is one of the two, and theirs alone is theirs", () => {
  fc.assert(
    fc.property(version, version, version, (base, mine, theirs) => {
      const versions = { base, mine, theirs };
      const differences = differencesOf(versions);
      const chosen = differences.flatMap(({ unit, side }) => (side === "theirs" ? [unit] : []));
      const merged = mergedContent(versions, chosen);
      for (const { unit, side } of differences)
        expect(unitValue(merged, unit)).toEqual(unitValue(side === "mine" ? mine : theirs, unit));
      expect(isSameContent(mergedContent(versions, differingUnits(mine, theirs)), theirs)).toBe(true);
      if (isSameContent(base, mine)) expect(isSameContent(merged, theirs)).toBe(true);
      if (isSameContent(base, theirs)) expect(isSameContent(merged, mine)).toBe(true);
    }),
  );
});
