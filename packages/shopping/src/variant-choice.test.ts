import fc from "fast-check";
import { expect, test } from "vitest";
import { chosenSku, choose, initialChoice, shownSku, valueImage, valueState } from "./variant-choice.ts";

function sku(id: number, valueIds: readonly number[], stock: number) {
  return { id, valueIds, stock, label: "", image: null, price: 100, marketPrice: null, memberPrice: null };
}
const glaze = {
  id: 1,
  name: "Glaze",
  values: [
    { id: 11, name: "Cherry" },
    { id: 12, name: "Cobalt" },
  ],
};
const size = {
  id: 2,
  name: "Size",
  values: [
    { id: 21, name: "600 ml" },
    { id: 22, name: "900 ml" },
    { id: 23, name: "1.2 l" },
  ],
};
const teapot = {
  options: [glaze, size],
  skus: [sku(1, [11, 21], 0), sku(2, [11, 22], 4), sku(3, [12, 21], 2), sku(4, [12, 23], 0)],
};

test("a page opens with the first SKU in stock", () => {
  expect(initialChoice(teapot)).toEqual([11, 22]);
  expect(initialChoice({ ...teapot, skus: teapot.skus.map((each) => ({ ...each, stock: 0 })) })).toEqual([11, 21]);
});

test("a page shows the SKU that its address names, else the one that it opens with", () => {
  expect(shownSku(teapot, 4)?.id).toBe(4);
  expect(shownSku(teapot, undefined)?.id).toBe(2);
  expect(shownSku(teapot, 99)?.id).toBe(2);
});

test("a dead end is told from a sold-out SKU", () => {
  expect(valueState(teapot, [11, 22], 0, 12)).toBe("dead-end");
  expect(valueState(teapot, [11, 22], 1, 21)).toBe("sold-out");
  expect(valueState(teapot, [11, 22], 1, 22)).toBe("available");
});

test("a press on a dead end moves the other option to what exists", () => {
  expect(choose(teapot, [11, 22], 0, 12)).toEqual([12, 21]);
  expect(choose(teapot, [11, 22], 1, 23)).toEqual([12, 23]);
});

test("a product without options has its only SKU", () => {
  const plain = { options: [], skus: [sku(9, [5], 3)] };
  expect(initialChoice(plain)).toEqual([]);
  expect(chosenSku(plain, [])?.id).toBe(9);
});

test("a press on any value leads to a SKU with that value", () => {
  const values = teapot.options.flatMap(({ values: all }, option) => all.map(({ id }) => ({ option, id })));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 12 }), (presses) => {
      let choice = initialChoice(teapot);
      for (const { option, id } of presses) {
        choice = choose(teapot, choice, option, id);
        expect(choice[option]).toBe(id);
        expect(chosenSku(teapot, choice)).not.toBeNull();
      }
    }),
  );
});

test("an option with one value is chosen from the start, and can only be chosen again", () => {
  const handle = { id: 3, name: "Handle", values: [{ id: 31, name: "Oak" }] };
  const pan = { options: [size, handle], skus: [sku(1, [21, 31], 0), sku(2, [22, 31], 3)] };
  expect(initialChoice(pan)).toEqual([22, 31]);
  expect(valueState(pan, [22, 31], 1, 31)).toBe("available");
  expect(choose(pan, [22, 31], 1, 31)).toEqual([22, 31]);
  // A size that is in the options but was never made leaves the choice as it is.
  expect(choose(pan, [22, 31], 0, 23)).toEqual([22, 31]);
});

test("a product without a SKU has nothing chosen", () => {
  const nothing = { options: [glaze], skus: [] };
  expect(initialChoice(nothing)).toEqual([]);
  expect(chosenSku(nothing, [])).toBeNull();
  expect(chosenSku({ options: [], skus: [] }, [])).toBeNull();
});

test("a dead end prefers what is in stock to what changes less", () => {
  const box = {
    id: 4,
    name: "Box",
    values: [
      { id: 41, name: "Plain" },
      { id: 42, name: "Gift" },
    ],
  };
  const set = {
    options: [glaze, size, box],
    skus: [sku(1, [11, 21, 41], 1), sku(2, [12, 22, 41], 0), sku(3, [12, 23, 42], 5)],
  };
  expect(choose(set, [11, 21, 41], 0, 12)).toEqual([12, 23, 42]);
});

function imaged(...images: readonly (readonly [ids: readonly number[], image: string | null])[]) {
  return {
    options: [glaze, { ...size, values: size.values.slice(0, 2) }],
    skus: images.map(([valueIds, image], at) => ({ ...sku(at, valueIds, 1), image })),
  };
}

test("the option of looks shows its images, the others do not", () => {
  const product = imaged(
    [[11, 21], "cherry.webp"],
    [[11, 22], "cherry.webp"],
    [[12, 21], "cobalt.webp"],
    [[12, 22], "cobalt.webp"],
  );
  expect(valueImage(product, 0, 11)).toBe("cherry.webp");
  expect(valueImage(product, 0, 12)).toBe("cobalt.webp");
  expect(valueImage(product, 1, 21)).toBeNull();
  expect(valueImage(product, 1, 22)).toBeNull();
});

test("an option has no images where variants share one, where there is one value, and where the option is unknown", () => {
  const shared = imaged([[11, 21], "pot.webp"], [[12, 21], "pot.webp"]);
  expect(valueImage(shared, 0, 11)).toBeNull();
  const one = {
    options: [{ ...glaze, values: glaze.values.slice(0, 1) }],
    skus: [{ ...sku(1, [11], 1), image: "x" }],
  };
  expect(valueImage(one, 0, 11)).toBeNull();
  expect(valueImage(shared, 7, 11)).toBeNull();
});

test("one value without an image leaves the others theirs", () => {
  const product = imaged([[11, 21], "cherry.webp"], [[12, 21], null]);
  expect(valueImage(product, 0, 11)).toBe("cherry.webp");
  expect(valueImage(product, 0, 12)).toBeNull();
});
