import fc from "fast-check";
import { expect, test } from "vitest";
import { differs, union, uniqueBest } from "./comparison-rules.ts";

const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }), { maxLength: 4 });
const directions = fc.constantFrom("lowest", "highest" as const);

test.each([
  [[5400, 4800, 6100], "lowest", 1],
  [[4.9, 4.6, 4.8], "highest", 0],
  [[4800, 4800, 6100], "lowest", null],
  [[4800, null, null], "lowest", null],
  [[null, 4800, 5400], "lowest", 1],
  [[4800, 4800], "highest", null],
  [[], "lowest", null],
] as const)("of %j the %s one stands at %j", (all, better, at) => {
  expect(uniqueBest(all, better)).toBe(at);
});

test("the best value is better than every other known one, and there are others", () => {
  fc.assert(
    fc.property(values, directions, (all, better) => {
      const at = uniqueBest(all, better);
      const known = all.filter((value) => value !== null);
      const beats = (one: number, other: number) => (better === "lowest" ? one < other : one > other);
      const winners = all.flatMap((one, position) =>
        one !== null && all.every((other, its) => its === position || other === null || beats(one, other))
          ? [position]
          : [],
      );
      expect(at).toBe(known.length > 1 ? (winners[0] ?? null) : null);
    }),
  );
});

test("values differ exactly where there are two different ones", () => {
  fc.assert(
    fc.property(values, (all) => {
      expect(differs(all)).toBe(new Set(all).size > 1);
    }),
  );
});

test("a union has each text of all lists once, in their order", () => {
  expect(
    union([
      ["Glaze", "Size"],
      ["Size", "Volume"],
      ["Weight", "Glaze"],
    ]),
  ).toEqual(["Glaze", "Size", "Volume", "Weight"]);
});
