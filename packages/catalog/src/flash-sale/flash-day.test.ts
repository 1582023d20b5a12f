import { expect, test } from "vitest";
import { flashSlot } from "../testing/factories.ts";
import { nextTurn, slotsOfDay } from "./flash-day.ts";

const hour = 3_600_000;
/** In Shanghai. */
const midnight = Date.UTC(2026, 10, 19, 16);
const at = (hours: number): number => midnight + hours * hour;
const slot = (id: number, from: number, to: number) => flashSlot({ id, opensAt: at(from), endsAt: at(to) });
const slots = [slot(1, 0, 10), slot(2, 10, 14), slot(3, 18, 22)];

test.each([
  ["in a slot: when that ends", 9, 10],
  ["at the moment when one follows the other: when the other ends", 10, 14],
  ["between two: when the next one begins", 15, 18],
  ["after the last one: when the day ends", 23, 24],
])("the flash sale turns next %s", (_case, now, turn) => {
  expect(nextTurn(slots, at(now))).toBe(at(turn));
});

test("without slots the flash sale turns at midnight in China", () => {
  expect(nextTurn([], at(5))).toBe(at(24));
  expect(nextTurn([], at(24))).toBe(at(48));
});

test("slots that were fetched yesterday are those of today, at the same times", () => {
  expect(slotsOfDay(slots, at(23.9))).toEqual(slots);
  expect(slotsOfDay(slots, at(24)).map(({ id, opensAt, endsAt }) => [id, opensAt, endsAt])).toEqual([
    [1, at(24), at(34)],
    [2, at(34), at(38)],
    [3, at(42), at(46)],
  ]);
});

test("a slot until midnight belongs to the day on which it begins", () => {
  const [last] = slotsOfDay([slot(4, 20, 24)], at(23));
  expect(last).toMatchObject({ opensAt: at(20), endsAt: at(24) });
  expect(slotsOfDay([slot(4, 20, 24)], at(24))[0]).toMatchObject({ opensAt: at(44), endsAt: at(48) });
});
