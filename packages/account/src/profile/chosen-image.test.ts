import { expect, test } from "vitest";
import { imageProblem } from "./chosen-image.ts";

test.each([
  ["me.jpg", 1, null],
  ["ME.JPEG", 1, null],
  ["a.b.png", 20 * 1024 * 1024, null],
  ["me.png", 20 * 1024 * 1024 + 1, "size"],
  ["me.svg", 1, "type"],
  ["me.png.exe", 1, "type"],
  ["png.", 1, "type"],
])("a file %s of %i bytes has the problem %s", (name, size, problem) => {
  expect(imageProblem({ name, size })).toBe(problem);
});
