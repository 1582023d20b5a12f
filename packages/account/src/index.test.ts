import { expect, test } from "vitest";
import * as publicFace from "./index.ts";

test("routes and words are public, nothing else is", () => {
  expect(Object.keys(publicFace).toSorted()).toEqual(["accountMessages", "accountRoutes"]);
});
