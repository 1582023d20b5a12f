// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { readStored, writeStored } from "./stored-work.ts";

afterEach(() => localStorage.clear());

const storeOf = (name: string) => ({ name, read: (stored: unknown) => (typeof stored === "string" ? stored : null) });

test("unsaved work is read where it was stored, and nowhere else", () => {
  writeStored(storeOf("one"), { work: "Snow", at: 5 });
  expect(readStored(storeOf("one"))).toEqual({ work: "Snow", at: 5 });
  expect(readStored(storeOf("other"))).toBeNull();
  writeStored(storeOf("one"), null);
  expect(readStored(storeOf("one"))).toBeNull();
});

test.each(["", "{", "null", "[]", '{"at":"now","work":"Snow"}', '{"work":"Snow"}', '{"at":5}', '{"at":5,"work":7}'])(
  "%s is no stored work",
  (stored) => {
    localStorage.setItem("one", stored);
    expect(readStored(storeOf("one"))).toBeNull();
  },
);
