import type { ListingCell } from "@plaza/api-client/desk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cellKey, changeEdits, type EditAction, type Edits, noEdits, reversed } from "./edits.ts";

function after(...actions: readonly EditAction[]): Edits {
  return actions.reduce(changeEdits, noEdits);
}

function write(to: number, from = 10, id = 1): EditAction {
  return { type: "write", cell: { field: "stock", id, from, to } };
}

const changed = ({ cells }: Edits) => [...cells.values()].map(({ id, to }) => [id, to]);

test("a cell that is written is changed, and one that is written back is not", () => {
  expect(changed(after(write(12)))).toEqual([[1, 12]]);
  expect(changed(after(write(12), write(10)))).toEqual([]);
});

test("steps are undone and redone one by one, and something new ends what could be redone", () => {
  const twice = after(write(12), write(15));
  expect(changed(changeEdits(twice, { type: "undo" }))).toEqual([[1, 12]]);
  const undone = after(write(12), write(15), { type: "undo" }, { type: "undo" });
  expect(changed(undone)).toEqual([]);
  expect(changed(changeEdits(undone, { type: "redo" }))).toEqual([[1, 12]]);
  const anew = [undone, write(20)] as const;
  expect(changed(changeEdits(changeEdits(anew[0], anew[1]), { type: "redo" }))).toEqual([[1, 20]]);
});

test("undoing what was written back brings the change again", () => {
  expect(changed(after(write(12), write(10), { type: "undo" }))).toEqual([[1, 12]]);
});

test("writing the same again is no step", () => {
  expect(after(write(12), write(12)).past).toHaveLength(1);
  expect(after(write(10)).past).toHaveLength(0);
});

test("a saved cell is no change any more, and one that was written meanwhile starts from the saved value", () => {
  const sent: readonly ListingCell[] = [
    { field: "stock", id: 1, from: 10, to: 12 },
    { field: "stock", id: 2, from: 10, to: 3 },
  ];
  const edits = after(write(12), write(3, 10, 2), write(15), { type: "saved", sent });
  expect([...edits.cells.values()]).toEqual([{ field: "stock", id: 1, from: 12, to: 15 }]);
  expect([edits.past, edits.future]).toEqual([[], []]);
});

test("a saving is taken back by the same cells the other way round, without those that did not go", () => {
  const sent: readonly ListingCell[] = [
    { field: "price", id: 1, from: 100, to: 200 },
    { field: "stock", id: 1, from: 5, to: 6 },
  ];
  expect(reversed(sent, [{ field: "stock", id: 1 }])).toEqual([{ field: "price", id: 1, from: 200, to: 100 }]);
});

test("undoing every step leads to a table without changes", () => {
  const steps = fc.array(fc.record({ id: fc.integer({ min: 1, max: 3 }), to: fc.integer({ min: 0, max: 4 }) }));
  fc.assert(
    fc.property(steps, (written) => {
      let edits = after(...written.map(({ id, to }) => write(to, 2, id)));
      const shown = new Map(edits.cells);
      const count = edits.past.length;
      for (let index = 0; index < count; index += 1) edits = changeEdits(edits, { type: "undo" });
      expect(edits.cells.size).toBe(0);
      for (let index = 0; index < count; index += 1) edits = changeEdits(edits, { type: "redo" });
      expect(edits.cells).toEqual(shown);
    }),
  );
});

test("cells of different columns are apart", () => {
  expect(cellKey("price", 1)).not.toBe(cellKey("stock", 1));
});
