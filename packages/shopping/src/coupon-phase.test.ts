import fc from "fast-check";
import { expect, test } from "vitest";
import { couponPhase } from "./coupon-phase.ts";

/** In Shanghai, eight hours ahead. */
const at = (text: string) => Date.parse(`${text}+08:00`);
const now = at("2026-11-20T22:30:00");
const period = (from: number | null, until: number | null) => ({ kind: "period", from, until }) as const;

test.each([
  ["2026-11-20T22:30:00", { kind: "over" }],
  ["2026-11-20T22:45:00", { kind: "today" }],
  ["2026-11-20T23:59:59", { kind: "today" }],
  ["2026-11-21T00:00:00", { kind: "today" }],
  ["2026-11-21T00:00:05", { kind: "tomorrow" }],
  ["2026-11-22T00:00:00", { kind: "tomorrow" }],
  ["2026-11-23T23:59:59", { kind: "days-left", days: 3 }],
  ["2026-11-27T23:59:59", { kind: "days-left", days: 7 }],
  ["2026-11-29T00:00:00", { kind: "until", time: at("2026-11-28T23:59:59") }],
])("a coupon that ends at %s is said to be %j", (until, expected) => {
  expect(couponPhase(period(null, at(until)), now)).toEqual(expected);
});

test.each([
  ["2026-11-21T00:00:00", { kind: "from-tomorrow" }],
  ["2026-11-22T00:00:00", { kind: "from", time: at("2026-11-22T00:00:00") }],
  ["2026-11-20T22:30:00", { kind: "endless" }],
])("a coupon that begins at %s is said to be %j", (from, expected) => {
  expect(couponPhase(period(at(from), null), now)).toEqual(expected);
});

test("a coupon is over exactly when it cannot be used any more, and no day is promised beyond its end", () => {
  const oneYear = 366 * 86_400_000;
  fc.assert(
    fc.property(fc.integer({ min: -oneYear, max: oneYear }), (rest) => {
      const phase = couponPhase(period(null, now + rest), now);
      expect(phase.kind === "over").toBe(rest <= 0);
      // 22:30 plus so many whole days is still before the end.
      if (phase.kind === "days-left") expect(rest).toBeGreaterThan((phase.days - 1) * 86_400_000);
      if (phase.kind === "until") expect(phase.time).toBeLessThan(now + rest);
    }),
  );
});
