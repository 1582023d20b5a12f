import { expect, test } from "vitest";
import { chooseMix, peersBelow } from "./mix.ts";

const at = (version: string) => [
  { name: "feature", version, peers: ["kit", "base"] },
  { name: "kit", version, peers: ["base"] },
  { name: "base", version, peers: [] },
];

test("a package stands on its peers and on theirs, each named once", () => {
  expect(peersBelow(at("0.1.0"), "feature")).toEqual(["kit", "base"]);
});

test("base packages as released get a version that is newer all the same", () => {
  expect(chooseMix("feature", at("0.1.0"), at("0.1.0"), new Map())).toEqual([
    { name: "kit", version: "0.1.1", code: "today" },
    { name: "base", version: "0.1.1", code: "today" },
  ]);
});

test("a base package that is about to break stays as it was released, others are today's", () => {
  expect(chooseMix("feature", at("0.1.0"), at("0.1.2"), new Map([["kit", "minor"]]))).toEqual([
    { name: "kit", version: "0.1.1", code: "released" },
    { name: "base", version: "0.1.3", code: "today" },
  ]);
});

test("what stands on a package that is about to break stays as released, too", () => {
  const parts = chooseMix("feature", at("0.1.0"), at("0.1.0"), new Map([["base", "minor"]]));
  expect(parts.map(({ name, code }) => [name, code])).toEqual([
    ["kit", "released"],
    ["base", "released"],
  ]);
});

test("a base package that has left the range with a release stays as it was released with the feature", () => {
  const today = at("0.2.0").map((each) => (each.name === "base" ? { ...each, version: "0.1.4" } : each));
  expect(chooseMix("feature", at("0.1.0"), today, new Map()).map(({ version }) => version)).toEqual(["0.1.1", "0.1.5"]);
});

test("a peer that a base package has got since comes along", () => {
  const today = [...at("0.1.0"), { name: "new", version: "0.1.0", peers: [] }].map((each) =>
    each.name === "base" ? { ...each, peers: ["new"] } : each,
  );
  expect(chooseMix("feature", at("0.1.0"), today, new Map())).toContainEqual({
    name: "new",
    version: "0.1.1",
    code: "today",
  });
});

test("from 1.0.0 on a minor version is in range", () => {
  expect(chooseMix("feature", at("1.1.0"), at("1.1.0"), new Map([["base", "minor"]]))).toEqual([
    { name: "kit", version: "1.1.1", code: "today" },
    { name: "base", version: "1.2.0", code: "today" },
  ]);
});
