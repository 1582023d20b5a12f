import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { marketplace } from "../marketplace.ts";
import { categoryImages } from "./category-images.ts";
import { productImages, valueImage } from "./product-images.ts";
import type { ImageRecipe } from "./recipe.ts";
import { activityScenes, pageScenes } from "./scenes.ts";

/** The set files some images under their code point, others with the variation selector behind it. */
const set = join(dirname(createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json")), "assets");
const available = new Set(readdirSync(set).map((name) => name.replace(/(?:-fe0f)?\.webp$/, "")));

const { departments, shops, banners, news, help } = marketplace;
const recipes: readonly ImageRecipe[] = [
  ...departments.flatMap(({ palette, category, products }) => [
    ...categoryImages(category, palette).map(([, recipe]) => recipe),
    ...products.flatMap((product) => [
      ...productImages(product, palette),
      ...(product.options ?? []).flatMap(({ values }) => values.map((value) => valueImage(product, palette, value))),
    ]),
  ]),
  ...shops.flatMap(({ scenes }) => [scenes.logo, scenes.cover, scenes.banner]),
  ...banners.map(({ scene }) => scene),
  ...[...news, ...help].flatMap(({ articles }) => articles.map(({ image }) => image)),
  ...Object.values(activityScenes),
  ...Object.values(pageScenes),
];

test("every image shows artwork that there is", () => {
  expect(recipes.length).toBeGreaterThan(1000);
  const codes = recipes.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.kind === "item" ? [each.art.code] : [])),
  );
  expect([...new Set(codes)].filter((code) => !available.has(code.replace(/-fe0f$/, "")))).toEqual([]);
});
