import { describe, expect, it } from "vitest";
import type { DemoProduct } from "../product-types.ts";
import { option, same, text, value } from "../vocabulary.ts";
import { productImages, valueImage } from "./product-images.ts";

const blue = value("blue", text("Blue", "蓝", "青", "파랑"), { look: { hue: 200 } });

function product(key: string, code: string): DemoProduct {
  return {
    key,
    category: "pots",
    shop: "hearth-linden",
    brand: "Test",
    name: same("Pot"),
    tagline: same("A pot"),
    description: same("It is a pot."),
    attributes: [],
    price: 1_00,
    sold: 0,
    art: { code, hue: 20, sat: 0.8 },
    options: [option(text("Colour", "颜色", "カラー", "색상"), value("red", same("Red"), { look: { hue: 20 } }), blue)],
  };
}

function itemsOf(recipe: ReturnType<typeof valueImage>) {
  return recipe.elements.flatMap((element) => (element.kind === "item" ? [element] : []));
}

describe("productImages", () => {
  it("gives a product four different images", () => {
    const recipes = productImages(product("pot", "1fad6"), "kitchen");
    expect(new Set(recipes.map((recipe) => JSON.stringify(recipe))).size).toBe(4);
    expect(recipes).toHaveLength(4);
  });

  it("spreads main images over the set-ups", () => {
    const mains = Array.from(
      { length: 100 },
      (_, index) => productImages(product(`pot-${index}`, "1fad6"), "kitchen")[0],
    );
    expect(new Set(mains.map((recipe) => JSON.stringify(recipe))).size).toBe(5);
  });

  it("lays long thin things down in every image", () => {
    const recipes = productImages(product("pen", "1f58b-fe0f"), "books");
    expect(recipes.flatMap(itemsOf).every((element) => element.lying)).toBe(true);
  });

  it("shows a second colour beside the first only where it is sold", () => {
    const hues = (sold: DemoProduct): readonly (number | undefined)[] =>
      productImages(sold, "kitchen")
        .flatMap(itemsOf)
        .map(({ art }) => art.hue);
    expect(new Set(hues(product("pot", "1fad6")))).toEqual(new Set([20, 200]));
    const { options: _, ...plain } = product("pot", "1fad6");
    expect(new Set(hues(plain))).toEqual(new Set([20]));
  });
});

describe("valueImage", () => {
  it("turns the artwork's hue and keeps the rest of its look", () => {
    const [shown] = itemsOf(valueImage(product("pot", "1fad6"), "kitchen", blue));
    expect(shown?.art).toEqual({ code: "1fad6", hue: 200, sat: 0.8 });
  });
});
