import { expect, test } from "vitest";
import { idBehind, movedItem } from "./moved-item.ts";

const items = [1, 2, 3].map((id) => ({ id }));
const ids = (all: readonly { readonly id: number }[]) => all.map(({ id }) => id);

test("an item goes up and down in its list, and not beyond its ends", () => {
  expect(ids(movedItem(items, 2, 1))).toEqual([1, 3, 2]);
  expect(ids(movedItem(items, 0, 2))).toEqual([2, 3, 1]);
  expect([movedItem(items, 0, -1), movedItem(items, 2, 3), movedItem(items, 5, 0)]).toEqual([items, items, items]);
});

test("an item that is moved names the one that it stands in front of then", () => {
  expect([idBehind(items, 2, 1), idBehind(items, 1, 0), idBehind(items, 0, 1), idBehind(items, 1, 2)]).toEqual([
    2,
    1,
    3,
    null,
  ]);
});
