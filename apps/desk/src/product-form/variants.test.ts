import { productFormLimits } from "@plaza/api-client/desk";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  blankSku,
  combinationCount,
  combinationKey,
  combinations,
  hasValue,
  pictureOption,
  skuCountWith,
  valuePicture,
  variantRows,
  type Variants,
  withChangedValue,
  withMovedOption,
  withMovedValue,
  withOffered,
  withOption,
  withOptionName,
  withoutOption,
  withoutValue,
  withSku,
  withValuePicture,
  withValues,
} from "./variants.ts";

const texts = (...names: readonly string[]) => names.map((en) => ({ en }));
const values = (...names: readonly string[]) => texts(...names).map((text) => ({ id: null, text }));
const option = (name: string, ...names: readonly string[]) => ({
  id: null,
  name: { en: name },
  values: values(...names),
});
const none: Variants = { options: [], skus: [{ ...blankSku, id: 90, price: 5000, stock: 3 }] };
const coloured = withOption(none, option("Colour", "Red", "Blue"));
const sized = withOption(coloured, option("Size", "S", "M"));
const keys = ({ skus }: Variants): readonly string[] => skus.map((sku) => combinationKey(sku.values));
const idAt = (variants: Variants, key: string) => variants.skus.find((sku) => combinationKey(sku.values) === key)?.id;

test("what was offered before has the first value of a new option, and the others cost the same", () => {
  expect(coloured.skus).toEqual([
    { ...blankSku, id: 90, price: 5000, stock: 3, values: [0] },
    { ...blankSku, price: 5000, values: [1] },
  ]);
  expect(keys(sized)).toEqual(["0-0", "0-1", "1-0", "1-1"]);
  expect(idAt(sized, "0-0")).toBe(90);
});

test("a further value is offered with all that another one is offered with, and nothing that is left out", () => {
  const without = withOffered(withOffered(sized, [0, 1], false), [1, 1], false);
  const more = withValues(without, 0, texts("Green"));
  expect(keys(more)).toEqual(["0-0", "1-0", "2-0"]);
  expect(variantRows(more).map(({ sku }) => sku !== null)).toEqual([true, false, true, false, true, false]);
});

test("a value goes with what was offered with it, and an option with its last value", () => {
  expect(keys(withoutValue(sized, 0, 0))).toEqual(["0-0", "0-1"]);
  expect(idAt(withoutValue(sized, 0, 1), "0-0")).toBe(90);
  const single = withoutValue(coloured, 0, 1);
  expect(withoutValue(single, 0, 0)).toEqual(none);
});

test("of what an option told apart, the SKU with the value that is named stays", () => {
  const known = withSku(sized, [0, 1], { id: 91 });
  expect(idAt(withoutOption(known, 1, 0), "0")).toBe(90);
  expect(idAt(withoutOption(known, 1, 1), "0")).toBe(91);
  expect(idAt(withoutOption(withOffered(known, [0, 1], false), 1, 1), "0")).toBe(90);
});

test("options and values change their order, and each SKU keeps its combination", () => {
  const known = withSku(sized, [0, 1], { id: 91 });
  const turned = withMovedOption(known, 0, 1);
  expect(turned.options.map(({ name }) => name.en)).toEqual(["Size", "Colour"]);
  expect(idAt(turned, "1-0")).toBe(91);
  const moved = withMovedValue(known, 0, 0, 1);
  expect(moved.options[0]?.values.map(({ text }) => text.en)).toEqual(["Blue", "Red"]);
  expect(idAt(moved, "1-1")).toBe(91);
  expect(withMovedOption(withMovedOption(known, 0, 1), 1, 0)).toEqual(known);
});

test("a combination is left out and offered again like another one", () => {
  const left = withOffered(sized, [1, 0], false);
  expect(keys(left)).toEqual(["0-0", "0-1", "1-1"]);
  expect(withOffered(left, [1, 0], true).skus[2]).toEqual({ ...blankSku, price: 5000, values: [1, 0] });
  expect(withOffered(sized, [1, 0], true)).toBe(sized);
});

test("what an option and its values are called changes nothing else", () => {
  const renamed = withChangedValue(withOptionName(sized, 0, { en: "Shade" }), 0, 1, { text: { en: "Navy" } });
  expect(renamed.options[0]).toEqual({
    id: null,
    name: { en: "Shade" },
    values: [
      { id: null, text: { en: "Red" } },
      { id: null, text: { en: "Navy" } },
    ],
  });
  expect(renamed.skus).toEqual(sized.skus);
});

test("the picture of a value is that of whatever is offered with it, also of what is added later", () => {
  const red = withValuePicture(sized, 0, 0, "/red.png");
  const pictured = withValuePicture(red, 0, 1, "/blue.png");
  expect(pictured.skus.map(({ image }) => image)).toEqual(["/red.png", "/red.png", "/blue.png", "/blue.png"]);
  expect(pictureOption(pictured)).toBe(0);
  expect(valuePicture(pictured, 0, 1)).toBe("/blue.png");
  expect(valuePicture(pictured, 1, 0)).toBeNull();
  const larger = withValues(pictured, 1, texts("L"));
  expect(larger.skus.map(({ image }) => image)).toEqual([
    ...Array.from({ length: 3 }, () => "/red.png"),
    ...Array.from({ length: 3 }, () => "/blue.png"),
  ]);
  const green = withValues(pictured, 0, texts("Green"));
  expect(green.skus.slice(-2).map(({ image }) => image)).toEqual([null, null]);
  const turned = withMovedOption(pictured, 0, 1);
  expect(pictureOption(turned)).toBe(1);
});

test("a value is found in any language, however it is spelt", () => {
  const colour = { id: null, name: {}, values: [{ id: 1, text: { en: "Red", zh: "红" } }] };
  expect(hasValue(colour, " RED ")).toBe(true);
  expect(hasValue(colour, "红")).toBe(true);
  expect(hasValue(colour, "Blue")).toBe(false);
});

test("as many SKUs as a product can have are added, and no more", () => {
  const many = Array.from({ length: 50 }, (_, index) => `V${index}`);
  const wide = withOption(none, option("One", ...many));
  const full = withOption(wide, option("Two", ...many.slice(0, 10)));
  expect(full.skus).toHaveLength(productFormLimits.skus);
  expect(skuCountWith(full, 1, 1)).toBe(productFormLimits.skus + 50);
  const over = withValues(full, 1, texts("Further"));
  expect(over.skus).toHaveLength(productFormLimits.skus);
  expect(combinationCount(over.options)).toBe(550);
  expect(variantRows(over)).toHaveLength(productFormLimits.skus);
});

type Step = (variants: Variants) => Variants;
const at = fc.nat({ max: 3 });
const within = (index: number, length: number): number => (length === 0 ? 0 : index % length);
const valuesOf = ({ options }: Variants, index: number): number =>
  options[within(index, options.length)]?.values.length ?? 0;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.array(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }).map(
    (names): Step =>
      (before) =>
        before.options.length < 3 ? withOption(before, option("O", ...names)) : before,
  ),
  fc.tuple(at, fc.string()).map(
    ([index, name]): Step =>
      (before) =>
        withValues(before, within(index, before.options.length), texts(name)),
  ),
  fc.tuple(at, at).map(
    ([index, value]): Step =>
      (before) =>
        withoutValue(before, within(index, before.options.length), within(value, valuesOf(before, index))),
  ),
  fc.tuple(at, at).map(
    ([index, value]): Step =>
      (before) =>
        before.options.length === 0 ? before : withoutOption(before, within(index, before.options.length), value),
  ),
  fc.tuple(at, at).map(
    ([from, to]): Step =>
      (before) =>
        withMovedOption(before, from, to),
  ),
  fc.tuple(at, at, at).map(
    ([index, from, to]): Step =>
      (before) =>
        withMovedValue(before, within(index, before.options.length), from, to),
  ),
  fc.tuple(at, fc.boolean()).map(([index, isOffered]): Step => (before) => {
    const all = combinations(before.options);
    const chosen = all[within(index, all.length)];
    return chosen === undefined ? before : withOffered(before, chosen, isOffered);
  }),
);

test("whatever is done to options, each SKU has one value of each, no two have the same, and none gets another's id", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let variants = none;
      let ids = new Set<number | null>([90]);
      for (const change of steps) {
        variants = change(variants);
        const { options, skus } = variants;
        expect(new Set(keys(variants)).size).toBe(skus.length);
        for (const sku of skus) {
          expect(sku.values).toHaveLength(options.length);
          sku.values.forEach((value, index) => expect(value).toBeLessThan(options[index]?.values.length ?? 0));
        }
        const now = skus.flatMap(({ id }) => (id === null ? [] : [id]));
        expect(now.every((id) => ids.has(id))).toBe(true);
        expect(new Set(now).size).toBe(now.length);
        ids = new Set(now);
        expect(keys(variants)).toEqual(
          combinations(options)
            .map(combinationKey)
            .filter((key) => keys(variants).includes(key)),
        );
      }
    }),
  );
});
