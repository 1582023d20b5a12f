import { expect, test } from "vitest";
import * as publicFace from "./index.ts";

test("the package exports its routes and messages, and nothing else", () => {
  expect(Object.keys(publicFace).toSorted()).toEqual(["cartCheckoutMessages", "cartCheckoutRoutes"]);
});
