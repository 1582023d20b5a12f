import type { Artwork, Palette } from "../artwork.ts";
import type { DemoCategory } from "../product-types.ts";
import { categoryPicture } from "./frames.ts";
import { liesFlat } from "./lying-artwork.ts";
import { item, type PictureRecipe } from "./recipe.ts";

function portrait(palette: Palette, art: Artwork): PictureRecipe {
  const room = { art, x: 0.5, size: 0.52, maxWidth: 0.78, maxHeight: 0.72 };
  if (!liesFlat(art.code)) return categoryPicture(palette, [item({ ...room, y: 0.85 })]);
  return { ...categoryPicture(palette, [item({ ...room, y: 0.5, lying: true })]), horizon: null };
}

/** A category and all below it, each with the recipe of its picture. */
export function categoryPictures(
  category: DemoCategory,
  palette: Palette,
): readonly (readonly [DemoCategory, PictureRecipe])[] {
  const below = (category.children ?? []).flatMap((child) => categoryPictures(child, palette));
  return [[category, portrait(palette, category.art)], ...below];
}
