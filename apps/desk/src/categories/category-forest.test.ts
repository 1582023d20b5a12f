import type { MarketplaceCategory } from "@plaza/api-client/desk";
import { expect, test } from "vitest";
import { branchOf, CategoryForest } from "./category-forest.ts";

const category = (id: number, parentId: number | null, level: number): MarketplaceCategory => ({
  id,
  parentId,
  level,
  name: { en: `Category ${id}` },
  image: null,
  isShown: true,
  revision: 1,
  productCount: 0,
  onSaleCount: 0,
});

/* 1 (2 (3), 4), 5 */
const forest = new CategoryForest([
  category(1, null, 1),
  category(5, null, 1),
  category(2, 1, 2),
  category(4, 1, 2),
  category(3, 2, 3),
]);
const node = (id: number) => {
  const found = forest.find(id);
  if (found === undefined) throw new Error(`There is no ${id}`);
  return found;
};
const ids = (nodes: readonly { readonly id: number }[]) => nodes.map(({ id }) => id);

test("a tree has each category behind the one that it stands below", () => {
  expect(ids(forest.all())).toEqual([1, 2, 3, 4, 5]);
  expect(ids(branchOf(node(2)))).toEqual([2, 3]);
  expect(ids(forest.pathOf(node(3)))).toEqual([1, 2, 3]);
});

test("a category stands neither below itself nor below the third level", () => {
  expect(forest.canStandBelow(node(1), 3)).toBe(false);
  expect(forest.canStandBelow(node(2), 2)).toBe(false);
  expect(forest.canStandBelow(node(2), 4)).toBe(false);
  expect(forest.canStandBelow(node(2), 5)).toBe(true);
  expect(forest.canStandBelow(node(3), 4)).toBe(true);
  expect(forest.canStandBelow(node(2), null)).toBe(true);
  expect(forest.canStandBelow(node(2), 99)).toBe(false);
});

test("a drop beside a category means its parent and the sibling behind the gap, the dragged one not counted", () => {
  expect(forest.positionAt(node(5), node(4), "on")).toEqual({ parentId: 4, beforeId: null });
  expect(forest.positionAt(node(5), node(4), "before")).toEqual({ parentId: 1, beforeId: 4 });
  expect(forest.positionAt(node(5), node(2), "after")).toEqual({ parentId: 1, beforeId: 4 });
  expect(forest.positionAt(node(4), node(2), "after")).toEqual({ parentId: 1, beforeId: null });
  expect(forest.positionAt(node(2), node(5), "after")).toEqual({ parentId: null, beforeId: null });
  expect(forest.positionOf(node(2))).toEqual({ parentId: 1, beforeId: 4 });
});
