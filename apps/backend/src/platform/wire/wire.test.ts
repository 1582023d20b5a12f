import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalYuan, shownYuan } from "./money.ts";
import { unixSeconds, wallClock } from "./time.ts";

describe("money", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [12_990, "129.90"],
    [-1, "-0.01"],
  ])("the wire writes %i fen as %s", (fen, text) => expect(decimalYuan(fen)).toBe(text));

  test.each([
    [0, "¥0.00"],
    [99_999, "¥999.99"],
    [129_900, "¥1,299.00"],
    [123_456_789, "¥1,234,567.89"],
    [-1250, "-¥12.50"],
  ])("people read %i fen as %s", (fen, text) => expect(shownYuan(fen)).toBe(text));

  test("an amount on the wire loses nothing", () => {
    fc.assert(
      fc.property(fc.integer(), (fen) => {
        const text = decimalYuan(fen);
        expect(text).toMatch(/^-?\d+\.\d\d$/);
        expect(Number(text.replace(".", ""))).toBe(fen);
      }),
    );
  });
});

describe("time", () => {
  test("a time on the wire is the wall clock of Shanghai, or seconds", () => {
    const time = new Date("2026-11-19T17:00:59.900Z");
    expect(wallClock(time)).toBe("2026-11-20 01:00:59");
    expect(unixSeconds(time)).toBe(1_795_107_659);
  });
});
