import { expect, test } from "vitest";
import { categoryPaths, foundPaths } from "./category-path.ts";

const category = (id: number, parentId: number | null, name: string, isLeaf: boolean) => ({
  id,
  parentId,
  name,
  isLeaf,
  objection: id === 5 ? "A document is missing." : "",
});
const paths = categoryPaths([
  category(1, null, "Kitchen", false),
  category(2, null, "Gifts", true),
  category(3, 1, "Tea", false),
  category(4, 3, "Teapots", true),
  category(5, 3, "Cups", true),
]);

test("a category that products stand in is named with all that it is in", () => {
  expect(paths).toEqual([
    { id: 2, path: "Gifts", objection: "" },
    { id: 4, path: "Kitchen › Tea › Teapots", objection: "" },
    { id: 5, path: "Kitchen › Tea › Cups", objection: "A document is missing." },
  ]);
});

test("a category is found by words of its path, its own first", () => {
  expect(foundPaths(paths, "tea").map(({ id }) => id)).toEqual([4, 5]);
  expect(foundPaths(paths, "cups kitchen").map(({ id }) => id)).toEqual([5]);
  expect(foundPaths(paths, "CUPS").map(({ id }) => id)).toEqual([5]);
  expect(foundPaths(paths, "shoes")).toEqual([]);
  expect(foundPaths(paths, "  ")).toHaveLength(3);
});
