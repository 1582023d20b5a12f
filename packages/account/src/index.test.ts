import { expect, test } from "vitest";
import * as exported from "./index.ts";

test("the package exports its routes and messages, and nothing else", () => {
  expect(Object.keys(exported).toSorted()).toEqual(["accountMessages", "accountRoutes"]);
});
