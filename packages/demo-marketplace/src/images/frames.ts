import type { Artwork, Palette } from "../artwork.ts";
import { type Item, item, type ImageRecipe, type StageElement, usualHorizon } from "./recipe.ts";

/** Formats of the scenes. Each is the slot of the page it is shown in, one and a half to two times as large. */

type Scene = (palette: Palette, elements: readonly StageElement[]) => ImageRecipe;

function frame(width: number, height: number, quality: number, horizon: number | null): Scene {
  return (palette, elements) => ({ width, height, palette, horizon, quality, elements });
}

/** The carousel of the home page; its text lies on the left 45 %, so that things stand right of it. */
export const homeBanner = frame(1440, 660, 93, 0.7);

/** The low banner at the head of a page, text on its left half; a narrow page shows its right end. */
export const pageBanner = frame(1770, 360, 93, 0.76);

/** The head of a shop's page. */
export const shopBanner = frame(1920, 420, 93, 0.76);

/** A shop in a list of shops, and the story of the one that home begins with, whose text stands at the upper left. */
export const shopCover = frame(840, 480, 86, usualHorizon);

/** An emblem: one thing on its own ground, legible at 40 pixels. */
export const shopLogo = frame(240, 240, 90, null);

/**
 * Tiles of activities on the home page, each twice as large as its slot. Text stands on the wall at the upper left, so
 * things stand in the right 60 %, and below the text where they reach further. A phone shows the right end.
 */
export const leadTile = frame(1160, 600, 88, 0.6);
export const tallTile = frame(560, 600, 88, 0.66);
export const smallTile = frame(560, 280, 88, usualHorizon);
/** Among the picks, as wide as two products. */
export const pickTile = frame(920, 640, 88, 0.72);

/** The image beside an article's title in a list. */
export const articleImage = frame(880, 560, 86, usualHorizon);

/** A category in the menu: legible at 44 pixels. */
export const categoryImage = frame(480, 480, 86, usualHorizon);

/** A screen with nothing to show yet. */
export const emptyImage = frame(480, 360, 86, usualHorizon);

/** A thing of a scene; the room it may take is wider than in a product's own image. */
export function thing(
  code: string,
  x: number,
  y: number,
  size: number,
  more: Omit<Artwork, "code"> & Partial<Pick<Item, "maxWidth" | "maxHeight" | "lying">> = {},
): Item {
  const { maxWidth = 0.6, maxHeight = 0.7, lying = false, ...look } = more;
  return item({ art: { code, ...look }, x, y, size, maxWidth, maxHeight, ...(lying ? { lying } : {}) });
}
