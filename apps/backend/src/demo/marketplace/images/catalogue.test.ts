import { describe, expect, it } from "vitest";
import { type DemoOptionValue, type Department, marketplace, type Texts } from "@plaza/demo-marketplace";
import { activityScenes, pageScenes } from "@plaza/demo-marketplace/images";
import { imageRecipes } from "./catalogue.ts";
import {
  activityImagePath,
  articleImagePath,
  bannerImagePath,
  categoryImagePath,
  illustrationPath,
  productImagePaths,
  shopImagePath,
  valueImagePath,
} from "./paths.ts";

function same(value: string): Texts {
  return { en: value, zh: value, ja: value, ko: value };
}

const red: DemoOptionValue = { key: "red", value: same("Red"), look: { hue: 20 } };
const large: DemoOptionValue = { key: "large", value: same("Large") };

const kitchen: Department = {
  palette: "kitchen",
  category: {
    key: "kitchen",
    name: same("Kitchen"),
    art: { code: "1f372" },
    children: [{ key: "pots", name: same("Pots"), art: { code: "1fad6" } }],
  },
  products: [
    {
      key: "teapot",
      category: "pots",
      shop: "hearth-linden",
      brand: "Test",
      name: same("Teapot"),
      tagline: same("A pot"),
      description: same("It is a pot."),
      attributes: [],
      price: 1_00,
      sold: 0,
      art: { code: "1fad6" },
      options: [{ name: same("Glaze"), values: [red, large] }],
    },
  ],
};

const { shops, banners, news, help } = marketplace;
const illustrated = { departments: [kitchen], shops, banners, news, help };
const recipes = imageRecipes(illustrated);

describe("imageRecipes", () => {
  it("knows every path the path functions give", () => {
    const paths = [
      ...productImagePaths({ key: "teapot" }),
      valueImagePath({ key: "teapot" }, red),
      categoryImagePath({ key: "kitchen" }),
      categoryImagePath({ key: "pots" }),
      ...shops.flatMap(({ key }) => (["logo", "cover", "banner"] as const).map((kind) => shopImagePath(key, kind))),
      ...banners.map(({ key }) => bannerImagePath(key)),
      ...[...news, ...help].flatMap(({ articles }) => articles.map(({ key }) => articleImagePath(key))),
      ...Object.keys(activityScenes).map(activityImagePath),
      ...Object.keys(pageScenes).map(illustrationPath),
    ];
    expect(new Set(recipes.keys())).toEqual(new Set(paths));
    expect(recipes.size).toBe(paths.length);
  });

  it("has no image of a value that looks like the product", () => {
    expect(valueImagePath({ key: "teapot" }, large)).toBeNull();
  });

  it("refuses two images under one path", () => {
    expect(() => imageRecipes({ ...illustrated, departments: [kitchen, kitchen] })).toThrow(/categories\/kitchen/);
  });
});
