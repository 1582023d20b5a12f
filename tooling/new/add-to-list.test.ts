import { expect, test } from "vitest";
import { addToList } from "./add-to-list.ts";
import { GeneratorError } from "./generator-error.ts";

const before = /export const routes = /;

test.each([
  ["export const routes = [] as const;", "export const routes = [added] as const;"],
  ["export const routes = [one] as const;", "export const routes = [one, added] as const;"],
  ["export const routes = [\n  one,\n  ...more,\n];", "export const routes = [one, ...more, added];"],
])("an element is added at the end of the list in %j", (text, changed) => {
  expect(addToList(text, before, "added", "routes.ts")).toBe(changed);
});

test.each(["", "export const routes = makeRoutes();"])("a text without a list is not changed: %j", (text) => {
  expect(() => addToList(text, before, "added", "routes.ts")).toThrow(GeneratorError);
});
