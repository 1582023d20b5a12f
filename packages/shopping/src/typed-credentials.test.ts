import { expect, test } from "vitest";
import { codeProblem, mobileProblem, newPasswordProblem, plainCode, repetitionProblem } from "./typed-credentials.ts";

test.each([
  ["", "missing"],
  ["   ", "missing"],
  ["138", "malformed"],
  ["23800138000", "malformed"],
  ["mina@example.com", "malformed"],
  ["138 0013 8000", null],
  ["+86 13800138000", null],
])("the mobile number %j has the problem %s", (written, problem) => {
  expect(mobileProblem(written)).toBe(problem);
});

test.each([
  ["", "missing"],
  [" ", "missing"],
  ["482", "malformed"],
  ["48a1", "malformed"],
  ["4821", null],
  [" 48 21 ", null],
  ["４８２１", null],
  ["0007", null],
])("the code %j has the problem %s", (written, problem) => {
  expect(codeProblem(written)).toBe(problem);
});

test("a code keeps its zeros and loses its blanks", () => {
  expect(plainCode(" ０0 12\u00a0")).toBe("0012");
});

test("a new password is missing, malformed or acceptable", () => {
  expect([newPasswordProblem(""), newPasswordProblem("plaza"), newPasswordProblem("plaza2026")]).toEqual([
    "missing",
    "malformed",
    null,
  ]);
});

test("a blank makes another password", () => {
  expect(repetitionProblem("plaza2026", "plaza2026 ")).toBe("malformed");
  expect(repetitionProblem("plaza2026", "plaza2026")).toBeNull();
  expect(repetitionProblem("plaza2026", "")).toBe("missing");
});
