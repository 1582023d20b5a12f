import { isAcceptablePassword as isAcceptableInTheStorefront } from "@plaza/shopping/password-rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isAcceptablePassword } from "./password-rule.ts";

test.each(["abcde1", "1a!!!!", "A1~~~~", "a1" + "x".repeat(18)])("a new password may be %j", (password) => {
  expect(isAcceptablePassword(password)).toBe(true);
});

test.each([
  "",
  "abcd1",
  "a1" + "x".repeat(19),
  "abcdef",
  "123456",
  "!!!!!!",
  "a!!!!!",
  "1!!!!!",
  "abc123中",
  "密码密码密1",
  "пароль9",
  "ａｂｃ１２３",
  "café2026",
  "tea 4 two",
  "a1😀😀😀😀",
])("a new password may not be %j", (password) => {
  expect(isAcceptablePassword(password)).toBe(false);
});

test("a new password that the storefront accepts is accepted, and one that it refuses is refused", () => {
  const unit = fc.oneof(
    fc.constantFrom("a", "Z", "1", "9", "!", "~", " ", "é", "中", "😀", "１"),
    fc.string({ maxLength: 1 }),
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 22 }), (password) => {
      // The platform reads every text without the blanks around it.
      fc.pre(password === password.trim());
      expect(isAcceptablePassword(password)).toBe(isAcceptableInTheStorefront(password));
    }),
    { numRuns: 1000 },
  );
});
