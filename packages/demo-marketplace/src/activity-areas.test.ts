import { expect, test } from "vitest";
import { activityAreas } from "./activity-areas.ts";
import { departments } from "./departments.ts";
import { activityScenes } from "./images/scenes.ts";

const known = departments.flatMap(({ products }) => products.map(({ key }) => key));

test("the activity areas hold ten to sixteen products each, and have their images", () => {
  expect(activityAreas.map(({ scene }) => scene)).toEqual(Object.keys(activityScenes));
  for (const { products } of activityAreas) {
    expect(products.length).toBeGreaterThanOrEqual(10);
    expect(products.length).toBeLessThanOrEqual(16);
    expect(known).toEqual(expect.arrayContaining([...products]));
    expect(new Set(products).size).toBe(products.length);
  }
});
