import { expect, test } from "vitest";
import { type Filled, problemsOf } from "./problems.ts";

const right: Filled = {
  tradeId: "2",
  name: "窯とシダFern",
  contact: "Mei",
  mobile: "138 0013 8000",
  code: "0042",
  account: "fernkiln",
  password: "abc_-9",
  repeated: "abc_-9",
  agreement: "on",
};

test("a form that is filled in has no problems", () => {
  expect(problemsOf(right, 1)).toEqual({});
});

test("an empty form misses everything", () => {
  const empty = Object.fromEntries(Object.keys(right).map((name) => [name, ""])) as unknown as Filled;
  expect(problemsOf(empty, 0)).toEqual(
    Object.fromEntries([...Object.keys(right), "documents"].map((name) => [name, "missing"])),
  );
});

test.each([
  ["name", "Fern & Kiln", "malformed"],
  ["name", "F".repeat(101), "tooLong"],
  ["contact", "M".repeat(33), "tooLong"],
  ["contact", "Mei!", "malformed"],
  ["mobile", "12800138000", "malformed"],
  ["code", "12", "malformed"],
  ["account", "a", "length"],
  ["account", "a".repeat(21), "length"],
  ["account", "fern kiln", "malformed"],
  ["password", "short", "malformed"],
  ["password", "with blank 9", "malformed"],
  ["repeated", "another9", "malformed"],
] as const)("the %s %j is %s", (name, written, problem) => {
  const found = problemsOf({ ...right, [name]: written }, 1);
  expect(found[name]).toBe(problem);
});

test("a name is as long as its letters, however many code units they take", () => {
  expect(problemsOf({ ...right, contact: "𠮷".repeat(32) }, 1)).toEqual({});
});

test("a code may be pasted with blanks or typed in wide digits", () => {
  expect(problemsOf({ ...right, code: " ０ 0 4 ２ " }, 1)).toEqual({});
});
