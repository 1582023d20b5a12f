import type { DemoArticleCategory, DemoProduct, DemoShop, Department, Marketplace } from "@plaza/demo-marketplace";
import {
  activityScenes,
  categoryPictures,
  type Palette,
  type PictureRecipe,
  placeScenes,
  productPictures,
  valuePicture,
} from "@plaza/demo-marketplace/pictures";
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

/** What of a marketplace has pictures. */
export type Pictured = Pick<Marketplace, "departments" | "shops" | "banners" | "news" | "help">;

type Entry = readonly [path: string, recipe: PictureRecipe];

function productEntries(product: DemoProduct, palette: Palette): readonly Entry[] {
  const paths = productPicturePaths(product);
  const gallery = productPictures(product, palette).flatMap((recipe, index): Entry[] => {
    const path = paths[index];
    return path === undefined ? [] : [[path, recipe]];
  });
  const values = (product.options ?? []).flatMap((option) => option.values);
  const looks = values.flatMap((value): Entry[] => {
    const path = valuePicturePath(product, value);
    return path === null ? [] : [[path, valuePicture(product, palette, value)]];
  });
  return [...gallery, ...looks];
}

function departmentEntries({ palette, category, products }: Department): readonly Entry[] {
  return [
    ...categoryPictures(category, palette).map(([{ key }, recipe]): Entry => [categoryPicturePath({ key }), recipe]),
    ...products.flatMap((product) => productEntries(product, palette)),
  ];
}

function shopEntries({ key, scenes }: DemoShop): readonly Entry[] {
  return [
    [shopPicturePath(key, "logo"), scenes.logo],
    [shopPicturePath(key, "cover"), scenes.cover],
    [shopPicturePath(key, "banner"), scenes.banner],
  ];
}

function articleEntries({ articles }: DemoArticleCategory): readonly Entry[] {
  return articles.map(({ key, picture }): Entry => [articlePicturePath(key), picture]);
}

function sceneEntries(
  scenes: Readonly<Record<string, PictureRecipe>>,
  pathOf: (key: string) => string,
): readonly Entry[] {
  return Object.entries(scenes).map(([key, recipe]): Entry => [pathOf(key), recipe]);
}

/**
 * Every picture of the marketplace: the recipe of each storage path that `paths.ts` gives.
 *
 * @throws {Error} when two pictures would be stored under one path, as keys that are not unique make them
 */
export function pictureRecipes(pictured: Pictured): ReadonlyMap<string, PictureRecipe> {
  const entries: readonly Entry[] = [
    ...pictured.departments.flatMap(departmentEntries),
    ...pictured.shops.flatMap(shopEntries),
    ...pictured.banners.map((banner): Entry => [bannerPicturePath(banner.key), banner.scene]),
    ...[...pictured.news, ...pictured.help].flatMap(articleEntries),
    ...sceneEntries(activityScenes, activityPicturePath),
    ...sceneEntries(placeScenes, placePicturePath),
  ];
  const recipes = new Map<string, PictureRecipe>();
  for (const [path, recipe] of entries) {
    if (recipes.has(path)) throw new Error(`Two pictures would be stored as ${path}`);
    recipes.set(path, recipe);
  }
  return recipes;
}
