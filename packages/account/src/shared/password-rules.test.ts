import { expect, test } from "vitest";
import { isAcceptablePassword, passwordRules } from "./password-rules.ts";

test.each(["plaza2026", "abc123", "a1!@#$", "密码12ab", "пароль1", "a1".repeat(10), "a b 1 c", "🔑🔑🔑🔑a1"])(
  "%j is accepted as a password",
  (password) => {
    expect(isAcceptablePassword(password)).toBe(true);
  },
);

test.each(["", "abc12", "abcdef", "123456", "!!!!!!", "a1".repeat(10) + "x", "123456!!", "abcdef!!"])(
  "%j is rejected as a password",
  (password) => {
    expect(isAcceptablePassword(password)).toBe(false);
  },
);

test("each rule is checked on its own", () => {
  expect(passwordRules("plaza")).toEqual({ length: false, letter: true, digit: false });
  expect(passwordRules("20262026")).toEqual({ length: true, letter: false, digit: true });
});
