import { expect, test } from "vitest";
import { isAcceptablePassword, passwordRules } from "./password-rules.ts";

test.each(["plaza2026", "abc123", "a1!@#$", "A1~~~~", "a1".repeat(10)])("%j is accepted as a password", (password) => {
  expect(isAcceptablePassword(password)).toBe(true);
});

test.each(["", "abc12", "abcdef", "123456", "!!!!!!", "a1".repeat(10) + "x", "123456!!", "abcdef!!"])(
  "%j is rejected as a password",
  (password) => {
    expect(isAcceptablePassword(password)).toBe(false);
  },
);

test.each([
  "abc123中",
  "密码12ab",
  "пароль1",
  "ａｂｃ１２３",
  "plazä2026",
  "a b 1 c",
  " plaza2026",
  "plaza2026\t",
  "a1🔑🔑🔑🔑",
])("%j has a character that a password may not have", (password) => {
  expect(passwordRules(password).plain).toBe(false);
  expect(isAcceptablePassword(password)).toBe(false);
});

test("each rule is checked on its own", () => {
  expect(passwordRules("plaza")).toEqual({ length: false, letter: true, digit: false, plain: true });
  expect(passwordRules("20262026")).toEqual({ length: true, letter: false, digit: true, plain: true });
  expect(passwordRules("密码密码１")).toEqual({ length: false, letter: false, digit: false, plain: false });
  expect(passwordRules("")).toEqual({ length: false, letter: false, digit: false, plain: false });
});
