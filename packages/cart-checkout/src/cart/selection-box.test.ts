import fc from "fast-check";
import { expect, test } from "vitest";
import { type Selectable, selectionState, toggled } from "./selection-box.tsx";

const line = fc.record({ selected: fc.boolean(), unavailable: fc.constantFrom(null, "sold-out") });
const cart = fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { maxLength: 5 }).map((shops) => {
  let id = 0;
  // A line that cannot be bought is never selected.
  return shops.map((lines) =>
    lines.map(({ selected, unavailable }): Selectable => ({
      id: ++id,
      unavailable,
      selected: selected && unavailable === null,
    })),
  );
});

function press(all: readonly Selectable[], pressed: readonly Selectable[]): Selectable[] {
  const change = toggled(pressed);
  return all.map((each) => (change?.ids.includes(each.id) === true ? { ...each, selected: change.selected } : each));
}

test.each([
  ["an empty cart", [], "none"],
  ["unavailable lines", [{ id: 1, unavailable: "sold-out", selected: false }], "none"],
  [
    "available lines beside unavailable ones",
    [
      { id: 1, unavailable: null, selected: true },
      { id: 2, unavailable: "sold-out", selected: false },
    ],
    "all",
  ],
  [
    "lines of which some are selected",
    [
      { id: 1, unavailable: null, selected: true },
      { id: 2, unavailable: null, selected: false },
    ],
    "some",
  ],
] as const)("the box above %s has the right state", (_case, lines, state) => expect(selectionState(lines)).toBe(state));

test("the state of the cart is that of its shops together", () => {
  fc.assert(
    fc.property(cart, (shops) => {
      const states = shops
        .filter((lines) => lines.some(({ unavailable }) => unavailable === null))
        .map((lines) => selectionState(lines));
      const together = states.every((state) => state === "all") ? "all" : "some";
      const expected = states.every((state) => state === "none") ? "none" : together;
      expect(selectionState(shops.flat())).toBe(expected);
    }),
  );
});

test("a press on the cart's box selects every available line, and the next press none", () => {
  fc.assert(
    fc.property(cart, (shops) => {
      const lines = shops.flat();
      fc.pre(lines.some(({ unavailable }) => unavailable === null));
      const before = selectionState(lines);
      const once = press(lines, lines);
      expect(selectionState(once)).toBe(before === "all" ? "none" : "all");
      const twice = press(once, once);
      expect(selectionState(twice)).toBe(before === "all" ? "all" : "none");
    }),
  );
});

test("a press on a shop's box leaves other shops and unavailable lines alone", () => {
  fc.assert(
    fc.property(cart, fc.nat(), (shops, pick) => {
      fc.pre(shops.length > 0);
      const pressed = shops[pick % shops.length] ?? [];
      const ids = new Set(pressed.map(({ id }) => id));
      const lines = shops.flat();
      for (const [index, after] of press(lines, pressed).entries()) {
        if (!ids.has(after.id)) expect(after).toEqual(lines[index]);
        if (after.unavailable !== null) expect(after.selected).toBe(false);
      }
    }),
  );
});

test("a change of selection names only the lines that change", () => {
  fc.assert(
    fc.property(cart, (shops) => {
      const lines = shops.flat();
      const change = toggled(lines);
      for (const each of lines) {
        const named = change?.ids.includes(each.id) ?? false;
        expect(named).toBe(each.unavailable === null && each.selected !== (selectionState(lines) !== "all"));
      }
    }),
  );
});
