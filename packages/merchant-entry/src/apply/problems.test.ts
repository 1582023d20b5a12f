import { expect, test } from "vitest";
import { type Filled, type FormRules, problemsOf } from "./problems.ts";

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

const narrow: FormRules = { isWide: false, shownMobile: null };
const wide: FormRules = { isWide: true, shownMobile: null };

test("a form that is filled in has no problems", () => {
  expect(problemsOf(right, 1, narrow)).toEqual({});
  const any = {
    ...right,
    name: "Fern & Kiln's No. 9-b",
    contact: "Seán Ó Briain",
    password: "灯 and lamp",
    repeated: "灯 and lamp",
  };
  expect(problemsOf(any, 1, wide)).toEqual({});
});

test.each([
  ["name", "Fern <Kiln>", "malformed"],
  ["name", "& - .", "malformed"],
  ["password", "seven77", "length"],
  ["password", "fern-KILN", "name"],
  ["password", "", "missing"],
] as const)("with the wider rules the %s %j is %s", (name, written, problem) => {
  expect(problemsOf({ ...right, name: "Fern Kiln", [name]: written }, 1, wide)[name]).toBe(problem);
});

test("a correction keeps its password, and needs a code for another number alone", () => {
  const correcting: FormRules = { isWide: true, shownMobile: "13800138000" };
  const unchanged = { ...right, code: "", password: "", repeated: "", agreement: "" };
  expect(problemsOf(unchanged, 1, correcting)).toEqual({});
  expect(problemsOf({ ...unchanged, mobile: "13900139000" }, 1, correcting)).toEqual({ code: "missing" });
  expect(problemsOf({ ...unchanged, password: "short" }, 1, correcting)).toEqual({
    password: "length",
    repeated: "missing",
  });
});

test("an empty form misses everything", () => {
  const empty = Object.fromEntries(Object.keys(right).map((name) => [name, ""])) as unknown as Filled;
  expect(problemsOf(empty, 0, narrow)).toEqual(
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
  const found = problemsOf({ ...right, [name]: written }, 1, narrow);
  expect(found[name]).toBe(problem);
});

test("a name is as long as its letters, however many code units they take", () => {
  expect(problemsOf({ ...right, contact: "𠮷".repeat(32) }, 1, narrow)).toEqual({});
});

test("a code may be pasted with blanks or typed in wide digits", () => {
  expect(problemsOf({ ...right, code: " ０ 0 4 ２ " }, 1, narrow)).toEqual({});
});
