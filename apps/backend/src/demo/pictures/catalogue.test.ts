import { describe, expect, it } from "vitest";
import { type DemoOptionValue, type Department, marketplace, type Texts } from "@plaza/demo-marketplace";
import { activityScenes, placeScenes } from "@plaza/demo-marketplace/pictures";
import { pictureRecipes } from "./catalogue.ts";
import {
  activityPicturePath,
  articlePicturePath,
  bannerPicturePath,
  categoryPicturePath,
  placePicturePath,
  productPicturePaths,
  shopPicturePath,
  valuePicturePath,
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
      facts: [],
      price: 1_00,
      sold: 0,
      art: { code: "1fad6" },
      options: [{ name: same("Glaze"), values: [red, large] }],
    },
  ],
};

const { shops, banners, news, help } = marketplace;
const pictured = { departments: [kitchen], shops, banners, news, help };
const recipes = pictureRecipes(pictured);

describe("pictureRecipes", () => {
  it("knows every path the path functions give", () => {
    const paths = [
      ...productPicturePaths({ key: "teapot" }),
      valuePicturePath({ key: "teapot" }, red),
      categoryPicturePath({ key: "kitchen" }),
      categoryPicturePath({ key: "pots" }),
      ...shops.flatMap(({ key }) => (["logo", "cover", "banner"] as const).map((kind) => shopPicturePath(key, kind))),
      ...banners.map(({ key }) => bannerPicturePath(key)),
      ...[...news, ...help].flatMap(({ articles }) => articles.map(({ key }) => articlePicturePath(key))),
      ...Object.keys(activityScenes).map(activityPicturePath),
      ...Object.keys(placeScenes).map(placePicturePath),
    ];
    expect(new Set(recipes.keys())).toEqual(new Set(paths));
    expect(recipes.size).toBe(paths.length);
  });

  it("has no picture of a value that looks like the product", () => {
    expect(valuePicturePath({ key: "teapot" }, large)).toBeNull();
  });

  it("refuses two pictures under one path", () => {
    expect(() => pictureRecipes({ ...pictured, departments: [kitchen, kitchen] })).toThrow(/categories\/kitchen/);
  });
});
