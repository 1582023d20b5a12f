import { expect, test } from "vitest";
import { openingState } from "./shop-head.tsx";

/** A moment of the week that begins on Sunday the 22nd of November, by the clocks in Shanghai. */
function at(day: number, time: string): number {
  return Date.parse(`2026-11-${22 + day}T${time}:00+08:00`);
}
const day = { opensAt: "10:00", closesAt: "21:30", weekdays: [1, 2, 3, 4, 5, 6] };

test.each([
  [1, "09:59", { kind: "opens", at: "10:00" }],
  [1, "10:00", { kind: "open", until: "21:30" }],
  [6, "21:29", { kind: "open", until: "21:30" }],
  [6, "21:30", { kind: "closed" }],
  [0, "12:00", { kind: "closed" }],
  [1, "00:10", { kind: "opens", at: "10:00" }],
])("a shop that is open in the daytime, on day %i at %s, is in the state %j", (weekday, time, expected) => {
  expect(openingState(day, at(weekday, time))).toEqual(expected);
});

const night = { opensAt: "18:00", closesAt: "02:00", weekdays: [5] };

test.each([
  [5, "17:00", { kind: "opens", at: "18:00" }],
  [5, "23:00", { kind: "open", until: "02:00" }],
  [6, "01:59", { kind: "open", until: "02:00" }],
  [6, "02:00", { kind: "closed" }],
  [5, "01:00", { kind: "opens", at: "18:00" }],
])("a shop that closes after midnight, on day %i at %s, is in the state %j", (weekday, time, expected) => {
  expect(openingState(night, at(weekday, time))).toEqual(expected);
});

test("a shop that names no days is open on all of them", () => {
  expect(openingState({ ...day, weekdays: [] }, at(0, "12:00"))).toEqual({ kind: "open", until: "21:30" });
});
