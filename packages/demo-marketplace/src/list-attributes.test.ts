import { expect, test } from "vitest";
import { departments } from "./departments.ts";
import { listAttributes } from "./list-attributes.ts";

const keysOf = (category: (typeof departments)[number]["category"]): readonly string[] => [
  category.key,
  ...(category.children ?? []).flatMap(keysOf),
];

test("the attributes of the demo hold in categories that there are", () => {
  const known = new Set(departments.flatMap(({ category }) => keysOf(category)));
  for (const { categories = [] } of listAttributes) for (const key of categories) expect(known).toContain(key);
});

test("each colour of the demo's goods is one of the values of the colour, and only of one", () => {
  const [colour] = listAttributes;
  const held = (colour?.values ?? []).flatMap(({ name, synonyms }) => [
    ...new Set([...Object.values(name), ...synonyms]),
  ]);
  expect(held.filter((word, index) => held.indexOf(word) !== index)).toEqual([]);
  const used = departments
    .flatMap(({ products }) => products.flatMap(({ options = [] }) => options))
    .filter(({ name }) => name.zh === "颜色")
    .flatMap(({ values }) => values.map(({ value }) => value.en));
  expect([...new Set(used)].filter((word) => !held.includes(word))).toEqual([]);
});
