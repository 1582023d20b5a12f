import fc from "fast-check";
import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { formatMoney, moneyParts } from "./money.ts";
import { formatCompact, formatDate, formatDateTime, formatNumber, formatPercent } from "./numbers.ts";

test.each([
  [0, "¥0.00"],
  [5, "¥0.05"],
  [129_900, "¥1,299.00"],
  [-1250, "-¥12.50"],
])("%i fen is written %s", (fen, text) => {
  expect(formatMoney(fen)).toBe(text);
});

test("an amount's text reads back as the amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (fen) => {
      expect(Math.round(Number(formatMoney(fen).replaceAll(/[¥,]/g, "")) * 100)).toBe(fen);
    }),
  );
});

test("a fraction of a fen is an error, not a rounding", () => {
  expect(() => moneyParts(12.5)).toThrow(RangeError);
});

test("dates are those of the platform's zone, wherever the code runs", () => {
  const lateEvening = Date.UTC(2026, 10, 12, 17, 30);
  expect(formatDate(lateEvening, "en")).toBe("Nov 13, 2026");
  expect(formatDate(lateEvening, "zh")).toBe("2026年11月13日");
  expect(formatDateTime(lateEvening, "ja")).toBe("2026/11/13 1:30");
  for (const locale of locales) expect(formatDate(lateEvening, locale)).toContain("13");
});

test("counts follow the language", () => {
  expect(formatNumber(1346, "en")).toBe("1,346");
  expect([formatCompact(12_400, "en"), formatCompact(12_400, "zh"), formatCompact(12_400, "ko")]).toEqual([
    "12.4K",
    "1.2万",
    "1.2만",
  ]);
  expect(formatPercent(0.986, "ja")).toBe("98.6%");
});
