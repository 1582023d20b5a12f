import { expect, test } from "vitest";
import { rulesSearch } from "./rules-search.ts";

test("an address of rules opens a proposed synonym where it names both texts", () => {
  expect(rulesSearch({ list: "active", synonymOf: " couch ", synonym: "sofa" })).toEqual({
    list: "active",
    synonymOf: "couch",
    synonym: "sofa",
  });
});

test("an address of rules names a kind, and one that there is not is any", () => {
  expect(rulesSearch({ kind: "pin" })).toEqual({ kind: "pin" });
  expect(rulesSearch({ kind: "nail" })).toEqual({});
});

test.each([{ synonymOf: "couch" }, { synonymOf: "couch", synonym: " " }, { synonymOf: 7, synonym: "sofa" }])(
  "an address of rules that proposes half a synonym proposes none: %j",
  (search) => {
    expect(rulesSearch(search)).toEqual({});
  },
);
