import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DecodeError } from "./decode-error.ts";
import { requiredTime, time, timeOfDayBefore } from "./time.ts";

const context = { platformOrigin: "http://127.0.0.1:8899", isSanitised: false };

describe("time", () => {
  test.each([
    ["2025-03-09 14:05:06", Date.UTC(2025, 2, 9, 6, 5, 6)],
    ["2025-03-09 00:00:00", Date.UTC(2025, 2, 8, 16)],
    ["2025-03-09 14:05", Date.UTC(2025, 2, 9, 6, 5)],
    ["2025-03-09", Date.UTC(2025, 2, 8, 16)],
    ["2024-02-29 12:00:00", Date.UTC(2024, 1, 29, 4)],
    [1_741_500_000, 1_741_500_000_000],
    ["1741500000", 1_741_500_000_000],
  ])("time reads %j on the platform's wall clock", (wire, milliseconds) =>
    expect(time(wire, context)).toBe(milliseconds),
  );

  test.each([
    "",
    0,
    null,
    undefined,
    [],
    "1970-01-01 08:33:46",
    "1999-12-31 23:59:59",
    3600,
    "无期限",
    "2025-02-30 10:00:00",
    "2025-13-01 10:00:00",
    "2025-01-01 10:60:00",
    "soon",
  ])("time takes %j as unknown", (wire) => expect(time(wire, context)).toBeNull());

  test.each([[true], [{}], [["2025-03-09"]]])("time rejects %j", (wire) =>
    expect(() => time(wire, context)).toThrow(DecodeError),
  );

  test("time reads every second since 2000 alike, as text and as unix seconds", () => {
    const seconds = fc.integer({ min: Date.UTC(2000, 0, 2) / 1000, max: Date.UTC(2200, 0, 1) / 1000 });
    fc.assert(
      fc.property(seconds, (second) => {
        const wallClock = new Date((second + 8 * 3600) * 1000).toISOString().slice(0, 19).replace("T", " ");
        expect(time(wallClock, context)).toBe(second * 1000);
        expect(time(second, context)).toBe(second * 1000);
      }),
    );
  });

  test("time is a safe integer, unknown or a DecodeError for anything at all", () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        try {
          const read = time(wire, context);
          expect(read === null || Number.isSafeInteger(read)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(DecodeError);
        }
      }),
    );
  });
});

test("a required time that is unknown fails", () => {
  expect(() => requiredTime(0, context)).toThrow(DecodeError);
  expect(requiredTime(1_741_500_000, context)).toBe(1_741_500_000_000);
});

test("a time of day is one that a clock or the end of a day can show", () => {
  const end = Date.UTC(2026, 0, 2, 4);
  const read = (value: unknown) => timeOfDayBefore(end)(value, context);
  expect(read("10:30")).toBe(Date.UTC(2026, 0, 2, 2, 30));
  expect(read("24:00")).toBe(Date.UTC(2026, 0, 2, 16));
  for (const wrong of ["25:00", "10:60", "", 10]) expect(() => read(wrong)).toThrow(DecodeError);
});
