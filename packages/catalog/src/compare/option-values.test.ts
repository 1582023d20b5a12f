import { expect, test } from "vitest";
import { plainProduct, teapot } from "../testing/product-factory.ts";
import { optionValues } from "./option-values.ts";

test("the values of an option that shows have images, those of another have none", () => {
  const glazes = optionValues(teapot(), "Glaze");
  expect(glazes?.map(({ name }) => name)).toEqual(["Cherry", "Amber", "Forest", "Cobalt"]);
  expect(glazes?.every(({ image }) => image !== null)).toBe(true);
  const sizes = optionValues(teapot(), "Size");
  expect(sizes?.map(({ name }) => name)).toEqual(["600 ml", "900 ml", "Gift set"]);
  expect(sizes?.every(({ image }) => image === null)).toBe(true);
});

test("a product without an option has no values of it", () => {
  expect(optionValues(plainProduct(), "Glaze")).toBeNull();
  expect(optionValues(teapot(), "Handle")).toBeNull();
});

test("a single value has an image only where it is all that can be chosen", () => {
  const { options, skus } = teapot();
  const [glaze, size] = options;
  if (glaze === undefined || size === undefined) throw new Error("A teapot has two options");
  const one = { ...glaze, values: glaze.values.slice(0, 1) };
  expect(optionValues({ options: [one, size], skus }, "Glaze")?.[0]?.image).toBeNull();
  expect(optionValues({ options: [one], skus }, "Glaze")?.[0]?.image).not.toBeNull();
});
