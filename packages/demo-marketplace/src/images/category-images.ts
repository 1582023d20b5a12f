import type { Artwork, Palette } from "../artwork.ts";
import type { DemoCategory } from "../product-types.ts";
import { categoryImage } from "./frames.ts";
import { liesFlat } from "./lying-artwork.ts";
import { item, type ImageRecipe } from "./recipe.ts";

function portrait(palette: Palette, art: Artwork): ImageRecipe {
  const room = { art, x: 0.5, size: 0.52, maxWidth: 0.78, maxHeight: 0.72 };
  if (!liesFlat(art.code)) return categoryImage(palette, [item({ ...room, y: 0.85 })]);
  return { ...categoryImage(palette, [item({ ...room, y: 0.5, lying: true })]), horizon: null };
}

/** A category and all below it, each with the recipe of its image. */
export function categoryImages(
  category: DemoCategory,
  palette: Palette,
): readonly (readonly [DemoCategory, ImageRecipe])[] {
  const below = (category.children ?? []).flatMap((child) => categoryImages(child, palette));
  return [[category, portrait(palette, category.art)], ...below];
}
