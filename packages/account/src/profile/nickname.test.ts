import { expect, test } from "vitest";
import { nicknameProblem } from "./about-you.tsx";

test.each([
  ["", "missing"],
  [" \t", "missing"],
  ["名".repeat(33), "long"],
  ["x".repeat(10_000), "long"],
  [`  ${"😀".repeat(32)}  `, null],
  ["<b>Mei</b>", null],
])("a nickname is checked as the platform does: %j", (written, problem) => {
  expect(nicknameProblem(written)).toBe(problem);
});
