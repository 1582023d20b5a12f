import { expect, test } from "vitest";
import { rulesSearch } from "./rules-search.ts";

test("an address of rules opens a proposed synonym where it names both texts", () => {
  expect(rulesSearch({ list: "active", synonymOf: " couch ", synonym: "sofa" })).toEqual({
    list: "active",
    synonymOf: "couch",
    synonym: "sofa",
  });
});

test.each([{ synonymOf: "couch" }, { synonymOf: "couch", synonym: " " }, { synonymOf: 7, synonym: "sofa" }])(
  "an address of rules that proposes half a synonym proposes none: %j",
  (search) => {
    expect(rulesSearch(search)).toEqual({});
  },
);
