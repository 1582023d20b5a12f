import type { DemoArticleCategory, DemoProduct, DemoShop, Department, Marketplace } from "@plaza/demo-marketplace";
import {
  activityScenes,
  categoryImages,
  type Palette,
  type ImageRecipe,
  pageScenes,
  productImages,
  valueImage,
} from "@plaza/demo-marketplace/images";
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

/** What of a marketplace has images. */
export type Illustrated = Pick<Marketplace, "departments" | "shops" | "banners" | "news" | "help">;

type Entry = readonly [path: string, recipe: ImageRecipe];

function productEntries(product: DemoProduct, palette: Palette): readonly Entry[] {
  const paths = productImagePaths(product);
  const gallery = productImages(product, palette).flatMap((recipe, index): Entry[] => {
    const path = paths[index];
    return path === undefined ? [] : [[path, recipe]];
  });
  const values = (product.options ?? []).flatMap((option) => option.values);
  const looks = values.flatMap((value): Entry[] => {
    const path = valueImagePath(product, value);
    return path === null ? [] : [[path, valueImage(product, palette, value)]];
  });
  return [...gallery, ...looks];
}

function departmentEntries({ palette, category, products }: Department): readonly Entry[] {
  return [
    ...categoryImages(category, palette).map(([{ key }, recipe]): Entry => [categoryImagePath({ key }), recipe]),
    ...products.flatMap((product) => productEntries(product, palette)),
  ];
}

function shopEntries({ key, scenes }: DemoShop): readonly Entry[] {
  return [
    [shopImagePath(key, "logo"), scenes.logo],
    [shopImagePath(key, "cover"), scenes.cover],
    [shopImagePath(key, "banner"), scenes.banner],
  ];
}

function articleEntries({ articles }: DemoArticleCategory): readonly Entry[] {
  return articles.map(({ key, image }): Entry => [articleImagePath(key), image]);
}

function sceneEntries(
  scenes: Readonly<Record<string, ImageRecipe>>,
  pathOf: (key: string) => string,
): readonly Entry[] {
  return Object.entries(scenes).map(([key, recipe]): Entry => [pathOf(key), recipe]);
}

/**
 * Every image of the marketplace: the recipe of each storage path that `paths.ts` gives.
 *
 * @throws {Error} when two images would be stored under one path, as keys that are not unique make them
 */
export function imageRecipes(illustrated: Illustrated): ReadonlyMap<string, ImageRecipe> {
  const entries: readonly Entry[] = [
    ...illustrated.departments.flatMap(departmentEntries),
    ...illustrated.shops.flatMap(shopEntries),
    ...illustrated.banners.map((banner): Entry => [bannerImagePath(banner.key), banner.scene]),
    ...[...illustrated.news, ...illustrated.help].flatMap(articleEntries),
    ...sceneEntries(activityScenes, activityImagePath),
    ...sceneEntries(pageScenes, illustrationPath),
  ];
  const recipes = new Map<string, ImageRecipe>();
  for (const [path, recipe] of entries) {
    if (recipes.has(path)) throw new Error(`Two images would be stored as ${path}`);
    recipes.set(path, recipe);
  }
  return recipes;
}
