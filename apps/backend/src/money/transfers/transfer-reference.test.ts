import fc from "fast-check";
import { expect, test } from "vitest";
import { paymentOfReference, spacedReference, transferReference } from "./transfer-reference.ts";

const ids = fc.integer({ min: 1, max: 2_147_483_647 });

test("a reference is one of ISO 11649", () => {
  // As calculated by hand: 98 - (000001232715 00 mod 97).
  expect(transferReference(123)).toMatch(/^RF\d{10}$/);
  fc.assert(
    fc.property(ids, (id) => {
      const [, check = "", digits = ""] = /^RF(\d\d)(\d+)$/.exec(transferReference(id)) ?? [];
      expect(BigInt(`${digits}2715${check}`) % 97n).toBe(1n);
    }),
  );
});

test("a reference is read however it was copied from a statement", () => {
  fc.assert(
    fc.property(ids, (id) => {
      const written = spacedReference(id);
      for (const copied of [
        written,
        written.toLowerCase(),
        written.replaceAll(" ", "-"),
        written.slice(2),
        ` ${written} /`,
      ])
        expect(paymentOfReference(copied)).toBe(id);
    }),
  );
});

test("a wrong digit, and two that changed places, are found", () => {
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer({ min: 1, max: 9 }), (id, at, by) => {
      const written = transferReference(id);
      const digits = written.slice(2).split("");
      const position = at % digits.length;
      const wrong = digits.with(position, String((Number(digits[position]) + by) % 10)).join("");
      expect(paymentOfReference(wrong)).toBeNull();
      const [one = "", other = ""] = [digits[position], digits[position + 1]];
      if (other !== "" && one !== other)
        expect(
          paymentOfReference(
            digits
              .with(position, other)
              .with(position + 1, one)
              .join(""),
          ),
        ).toBeNull();
    }),
  );
});

test.each(["", "RF", "order 12", "RF00 0000 0000", "98000000000", "RF45", "9".repeat(40)])(
  "%j is no reference",
  (text) => {
    expect(paymentOfReference(text)).toBeNull();
  },
);
