import { describe, expect, it } from "vitest";
import { articles } from "../marketplace/articles.ts";
import { banners } from "../marketplace/banners.ts";
import { shops } from "../marketplace/shops.ts";
import type { Department } from "../types.ts";
import { option, same, text, value } from "../vocabulary.ts";
import { artworkExists } from "./artwork.ts";
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
import { activityScenes, placeScenes } from "./scenes.ts";

const red = value("red", same("Red"), { look: { hue: 20 } });
const large = value("large", same("Large"));

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
      options: [option(text("Glaze", "釉色", "釉薬", "유약"), red, large)],
    },
  ],
};

const pictured = { departments: [kitchen], shops, banners, articles };
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
      ...articles.map(({ key }) => articlePicturePath(key)),
      ...Object.keys(activityScenes).map(activityPicturePath),
      ...Object.keys(placeScenes).map(placePicturePath),
    ];
    expect(new Set(recipes.keys())).toEqual(new Set(paths));
    expect(recipes.size).toBe(paths.length);
  });

  it("has no picture of a value that looks like the product", () => {
    expect(valuePicturePath({ key: "teapot" }, large)).toBeNull();
  });

  it("names only artwork that exists", async () => {
    const elements = [...recipes.values()].flatMap((recipe) => recipe.elements);
    const codes = new Set(elements.flatMap((element) => (element.kind === "item" ? [element.art.code] : [])));
    const found = await Promise.all([...codes].map(async (code) => [code, await artworkExists(code)] as const));
    expect(found.filter(([, exists]) => !exists)).toEqual([]);
  });

  it("refuses two pictures under one path", () => {
    expect(() => pictureRecipes({ ...pictured, departments: [kitchen, kitchen] })).toThrow(/categories\/kitchen/);
  });
});
