import { expect, test } from "vitest";
import { expectedReleases } from "./expected-releases.ts";

const packages = (version: string) => [
  { name: "feature", version, peers: ["kit", "base"] },
  { name: "kit", version, peers: ["base"] },
  { name: "base", version, peers: [] },
];

test.each([
  ["0.1.0", "feature", "minor", ["feature"]],
  ["0.1.0", "kit", "patch", ["kit"]],
  ["0.1.0", "kit", "minor", ["feature", "kit"]],
  ["1.1.0", "kit", "minor", ["kit"]],
  ["1.1.0", "kit", "major", ["feature", "kit"]],
] as const)("at %s, a release of %s (%s) moves %j", (version, name, bump, expected) => {
  expect(expectedReleases(packages(version), new Map([[name, bump]]))).toEqual(expected);
});

test("packages that are released together move their users once", () => {
  const bumps = new Map([
    ["base", "minor"],
    ["feature", "patch"],
  ] as const);
  expect(expectedReleases(packages("0.1.0"), bumps)).toEqual(["base", "feature", "kit"]);
});

test("a package that is not published has no releases", () => {
  expect(() => expectedReleases(packages("0.1.0"), new Map([["shell", "patch"]]))).toThrow("does not publish shell");
});
