import { expect, test } from "vitest";
import { flashSlot } from "../testing/factories.ts";
import { chooseFlashSlot, slotState } from "./flash-choice.ts";

const hour = 3_600_000;
const midnight = Date.UTC(2026, 10, 19, 16);
const at = (hours: number): number => midnight + hours * hour;
const slot = (id: number, from: number, to: number) => flashSlot({ id, opensAt: at(from), endsAt: at(to) });
const day = [slot(1, 8, 10), slot(2, 10, 14), slot(3, 18, 22)];

test.each([
  ["before the first one", 7, 1, "upcoming"],
  ["at its first moment", 8, 1, "running"],
  ["where one follows the other", 10, 2, "running"],
  ["between two", 15, 3, "upcoming"],
  ["in the last one", 21, 3, "running"],
  ["after the last one", 22, 3, "over"],
])("the right slot is chosen %s", (_case, hours, id, state) => {
  expect(chooseFlashSlot(day, at(hours))).toMatchObject({ slot: { id }, state });
});

test("no slot is chosen on a day without slots", () => {
  expect(chooseFlashSlot([], at(8))).toBeNull();
});

test("a slot ends with its last moment", () => {
  const only = slot(1, 8, 10);
  expect([at(8) - 1, at(8), at(10) - 1, at(10)].map((now) => slotState(only, now))).toEqual([
    "upcoming",
    "running",
    "running",
    "over",
  ]);
});
