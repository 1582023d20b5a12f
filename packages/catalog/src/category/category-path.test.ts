import { expect, test } from "vitest";
import { categoryPath } from "./category-path.ts";

const leaf = { id: 3, name: "Teapots", image: null, children: [] };
const middle = { id: 2, name: "Tea", image: null, children: [leaf] };
const tree = [
  { id: 9, name: "Home", image: null, children: [] },
  { id: 1, name: "Kitchen", image: null, children: [middle] },
];

test.each([
  [3, ["Kitchen", "Tea", "Teapots"]],
  [1, ["Kitchen"]],
  [9, ["Home"]],
  [77, []],
])("the path to category %i is %j", (id, names) => {
  expect(categoryPath(tree, id).map(({ name }) => name)).toEqual(names);
});
