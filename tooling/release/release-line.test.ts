import { expect, test } from "vitest";
import { nextVersion, releaseLine } from "./release-line.ts";

test.each([
  ["1.4.2", "1"],
  ["0.3.1", "0.3"],
  ["0.0.4", "0.0.4"],
])("the range ^%s reaches the versions of the line %s", (version, line) => {
  expect(releaseLine(version)).toBe(line);
});

test.each([
  ["0.1.9", "patch", "0.1.10"],
  ["0.1.9", "minor", "0.2.0"],
  ["0.1.9", "major", "1.0.0"],
] as const)("after %s a %s is %s", (version, bump, next) => {
  expect(nextVersion(version, bump)).toBe(next);
});

test("a text that is no version has no line", () => {
  expect(() => releaseLine("workspace:^")).toThrow('"workspace:^" is not a version');
});
