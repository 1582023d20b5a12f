import { expect, test } from "vitest";
import { demoFreight } from "./freight.ts";
import { shops } from "./shops.ts";

test("every shop says what delivery costs", () => {
  expect(demoFreight.map(({ shop }) => shop).toSorted()).toEqual(shops.map(({ key }) => key).toSorted());
});
