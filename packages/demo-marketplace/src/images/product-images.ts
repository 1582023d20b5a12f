import type { Artwork, Palette } from "../artwork.ts";
import type { DemoOptionValue, DemoProduct } from "../product-types.ts";
import { liesFlat } from "./lying-artwork.ts";
import type { ImageRecipe } from "./recipe.ts";
import { lyingSetups, type Setup, setups } from "./setups.ts";

/** In pixels; the product page shows it at half, so that dense screens get every pixel. */
const side = 960;

/** Spreads keys evenly and equally on every machine (FNV-1a, 32 bits). */
function spread(key: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01_00_01_93) >>> 0;
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The set-ups of the main images; neighbours in this order differ the most, for the second image. */
const standing = [setups.plinth, setups.arch, setups.light, setups.disc, setups.floor] as const;

function galleryOf(product: DemoProduct): readonly Setup[] {
  if (liesFlat(product.art.code)) return [lyingSetups.flat, lyingSetups.disc, lyingSetups.close, lyingSetups.light];
  const first = spread(product.key) % standing.length;
  const at = (index: number): Setup => standing[index % standing.length] ?? setups.floor;
  return [at(first), at(first + 1), setups.duo, setups.close];
}

function photograph(palette: Palette, setup: Setup, art: Artwork, companion: Artwork): ImageRecipe {
  const elements = setup.elements(art, companion);
  return { width: side, height: side, palette, horizon: setup.horizon, quality: 86, elements };
}

function artOf(product: DemoProduct, value: DemoOptionValue): Artwork {
  return { ...product.art, ...value.look };
}

/** The product in another colour it is sold in, or once more as it is. */
function companionOf(product: DemoProduct): Artwork {
  const looks = (product.options ?? []).flatMap((option) => option.values.map((value) => artOf(product, value)));
  const { art } = product;
  return looks.find(({ hue, sat, light }) => hue !== art.hue || sat !== art.sat || light !== art.light) ?? art;
}

/** Recipes of a product's images, the main one first: as many as `productImagePaths` gives. */
export function productImages(product: DemoProduct, palette: Palette): readonly ImageRecipe[] {
  const companion = companionOf(product);
  return galleryOf(product).map((setup) => photograph(palette, setup, product.art, companion));
}

/** The product as it looks in one of its colours. */
export function valueImage(product: DemoProduct, palette: Palette, value: DemoOptionValue): ImageRecipe {
  const art = artOf(product, value);
  return photograph(palette, liesFlat(art.code) ? lyingSetups.flat : setups.floor, art, art);
}
