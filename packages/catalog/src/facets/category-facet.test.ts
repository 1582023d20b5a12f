import { expect, test } from "vitest";
import { categoryNodes, chooseCategory, isPartlyChosen } from "./category-facet.tsx";

const category = (id: number, parentId: number | null) => ({ id, name: `Category ${id}`, parentId, count: id });
/** 1 with 11, which has 111, and 12; 2 is alone. */
const nodes = categoryNodes([
  category(1, null),
  category(2, null),
  category(11, 1),
  category(12, 1),
  category(111, 11),
]);

test("categories are a tree, in their order", () => {
  expect(nodes.map(({ id }) => id)).toEqual([1, 2]);
  expect(nodes[0]?.children.map(({ id }) => id)).toEqual([11, 12]);
  expect(nodes[0]?.children[0]?.children.map(({ id }) => id)).toEqual([111]);
});

test("what lies below a category that is not among them is on the first level", () => {
  expect(categoryNodes([category(11, 1), category(111, 11)]).map(({ id }) => id)).toEqual([11]);
});

test("a category is partly chosen where something below it is", () => {
  const [first, second] = nodes;
  if (first === undefined || second === undefined) throw new Error("There are two departments.");
  expect(isPartlyChosen(first, [111])).toBe(true);
  expect(isPartlyChosen(first, [1])).toBe(false);
  expect(isPartlyChosen(second, [111])).toBe(false);
});

test.each([
  ["a part takes the place of the whole", [1, 2], 11, true, [2, 11]],
  ["the whole takes the place of its parts", [11, 12, 2], 1, true, [2, 1]],
  ["a part of a part takes the place of both above it", [1, 11], 111, true, [111]],
  ["siblings are chosen together", [11], 12, true, [11, 12]],
  ["what is taken away leaves the others", [11, 12], 11, false, [12]],
] as const)("%s", (_, chosen, id, on, expected) => {
  expect(chooseCategory(nodes, chosen, id, on)).toEqual(expected);
});
