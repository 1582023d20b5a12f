import { expect, test } from "vitest";
import { expectedReleases } from "./expected-releases.ts";

const packages = (version: string) => [
  { name: "feature", version, needs: ["kit", "base"] },
  { name: "kit", version, needs: ["base"] },
  { name: "base", version, needs: [] },
];

test.each([
  ["0.1.0", "feature", "minor", ["feature"]],
  ["0.1.0", "kit", "patch", ["kit"]],
  ["0.1.0", "kit", "minor", ["feature", "kit"]],
  ["1.1.0", "kit", "minor", ["kit"]],
] as const)("at %s, a release of %s (%s)", (version, name, bump, expected) => {
  expect(expectedReleases(packages(version), name, bump)).toEqual(expected);
});
