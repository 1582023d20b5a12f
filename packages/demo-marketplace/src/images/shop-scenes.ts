import type { Palette } from "../artwork.ts";
import type { ShopKey } from "../product-types.ts";
import { shopBanner, shopCover, shopLogo, thing } from "./frames.ts";
import { arch, disc, type ImageRecipe, plinth, type StageElement, windowLight } from "./recipe.ts";

export interface ShopScenes {
  readonly logo: ImageRecipe;
  readonly cover: ImageRecipe;
  readonly banner: ImageRecipe;
}

/** The emblem's ground is a single deep colour: a disc larger than the image. */
function emblem(palette: Palette, code: string, more: Parameters<typeof thing>[4] = {}): ImageRecipe {
  return shopLogo(palette, [
    arch({ x: 0.5, y: 1, width: 2, height: 2, opacity: 1 }),
    thing(code, 0.5, 0.5, 0.52, { maxWidth: 0.74, maxHeight: 0.74, lying: true, ...more }),
  ]);
}

function shop(
  palette: Palette,
  logo: ImageRecipe,
  cover: readonly StageElement[],
  banner: readonly StageElement[],
): ShopScenes {
  return { logo, cover: shopCover(palette, cover), banner: shopBanner(palette, banner) };
}

const discOfCover = disc({ x: 0.5, y: 0.46, radius: 0.38 });
const light = windowLight({ x: 0.4, opacity: 0.35 });
const largeArch = arch({ x: 0.62, y: 0.78, width: 0.6, height: 0.62 });
const smallArch = arch({ x: 0.78, y: 0.78, width: 0.4, height: 0.42, opacity: 0.6 });
const largeDisc = disc({ x: 0.66, y: 0.44, radius: 0.36, opacity: 1 });
const stand = plinth({ x: 0.7, y: 0.8, radius: 0.18, height: 0.08 });

export const shopScenes: Readonly<Record<ShopKey, ShopScenes>> = {
  "hearth-linden": shop(
    "home",
    emblem("home", "1fa91"),
    // The first of the shops: home writes its story on the left of the wall.
    [
      arch({ x: 0.74, y: 0.78, width: 0.62, height: 0.6 }),
      arch({ x: 0.94, y: 0.78, width: 0.34, height: 0.36, opacity: 0.6 }),
      windowLight({ x: 0.2, opacity: 0.35 }),
      thing("1fa91", 0.74, 0.88, 0.36),
      thing("1fab4", 0.57, 0.91, 0.2),
      thing("1f9fa", 0.87, 0.94, 0.18),
    ],
    [
      largeArch,
      smallArch,
      light,
      stand,
      thing("1f6cb", 0.59, 0.88, 0.44, { maxWidth: 0.8 }),
      thing("1fab4", 0.7, 0.825, 0.26),
      thing("1f9fa", 0.78, 0.9, 0.24),
      thing("1f570", 0.85, 0.88, 0.22),
    ],
  ),
  northline: shop(
    "tech",
    emblem("tech", "1f3a7"),
    [
      plinth({ x: 0.5, y: 0.72, radius: 0.24, height: 0.2 }),
      thing("1f3a7", 0.5, 0.75, 0.36),
      thing("1f4f7", 0.22, 0.88, 0.26),
      thing("231a", 0.8, 0.88, 0.24),
    ],
    [
      largeDisc,
      light,
      plinth({ x: 0.66, y: 0.8, radius: 0.26, height: 0.09 }),
      thing("1f3a7", 0.66, 0.83, 0.38),
      thing("1f4fb", 0.56, 0.9, 0.26),
      thing("1f4f7", 0.765, 0.9, 0.25),
      thing("231a", 0.845, 0.89, 0.22),
    ],
  ),
  "maison-camel": shop(
    "fashion",
    emblem("fashion", "1f9e5"),
    [discOfCover, thing("1f9e5", 0.5, 0.86, 0.4), thing("1f45c", 0.22, 0.88, 0.27), thing("1f452", 0.79, 0.89, 0.25)],
    [
      largeArch,
      smallArch,
      light,
      thing("1f9e5", 0.62, 0.87, 0.42),
      thing("1f45c", 0.705, 0.9, 0.27),
      thing("1f462", 0.78, 0.89, 0.25),
      thing("1f452", 0.855, 0.9, 0.22),
    ],
  ),
  "the-larder": shop(
    "food",
    emblem("food", "1f36f"),
    [
      plinth({ x: 0.28, y: 0.8, radius: 0.17, height: 0.14 }),
      plinth({ x: 0.72, y: 0.8, radius: 0.17, height: 0.14 }),
      thing("1f36f", 0.28, 0.83, 0.3),
      thing("1f950", 0.5, 0.9, 0.3),
      thing("1f9c0", 0.72, 0.83, 0.28),
    ],
    [
      largeArch,
      smallArch,
      light,
      plinth({ x: 0.62, y: 0.8, radius: 0.2, height: 0.09 }),
      thing("1f36f", 0.62, 0.83, 0.32),
      thing("1f950", 0.7, 0.91, 0.25),
      thing("1f9c0", 0.78, 0.88, 0.26),
      thing("1f34e", 0.845, 0.9, 0.2),
      thing("1f9fa", 0.545, 0.9, 0.24),
    ],
  ),
  "ridge-tarn": shop(
    "sports",
    emblem("sports", "26fa"),
    [
      disc({ x: 0.55, y: 0.4, radius: 0.3, tone: "gold", opacity: 0.55 }),
      windowLight({ x: 0.1 }),
      thing("26fa", 0.5, 0.84, 0.44),
      thing("1f9ed", 0.22, 0.9, 0.2),
      thing("1f97e", 0.8, 0.9, 0.25),
    ],
    [
      largeDisc,
      light,
      thing("26fa", 0.64, 0.88, 0.46, { maxWidth: 0.8 }),
      thing("1f392", 0.55, 0.91, 0.27),
      thing("1f97e", 0.75, 0.9, 0.24),
      thing("1f9ed", 0.83, 0.88, 0.2),
    ],
  ),
  "little-rocket": shop(
    "kids",
    emblem("kids", "1f680"),
    [
      arch({ x: 0.3, y: 0.76, width: 0.4, height: 0.5 }),
      thing("1f9f8", 0.5, 0.88, 0.4),
      thing("1f682", 0.22, 0.88, 0.27),
      thing("1fa80", 0.79, 0.9, 0.22),
    ],
    [
      largeArch,
      smallArch,
      light,
      stand,
      thing("1f9f8", 0.61, 0.88, 0.42),
      thing("1fa80", 0.7, 0.825, 0.2),
      thing("1f682", 0.79, 0.89, 0.29),
      thing("1f3b2", 0.865, 0.9, 0.18),
    ],
  ),
  "paper-weather": shop(
    "books",
    emblem("books", "1f4da"),
    [
      disc({ x: 0.5, y: 0.48, radius: 0.36 }),
      thing("1f4da", 0.5, 0.86, 0.38),
      thing("1f3a8", 0.22, 0.9, 0.24),
      thing("1f58b", 0.79, 0.9, 0.25),
    ],
    [
      largeArch,
      smallArch,
      light,
      thing("1f4da", 0.62, 0.88, 0.4),
      thing("1f3a8", 0.71, 0.89, 0.27),
      thing("1f9f6", 0.79, 0.9, 0.24),
      thing("2602", 0.87, 0.88, 0.28),
    ],
  ),
  rosewood: shop(
    "beauty",
    emblem("beauty", "1f9f4"),
    [
      plinth({ x: 0.5, y: 0.76, radius: 0.3, height: 0.13 }),
      thing("1f484", 0.43, 0.79, 0.26, { hue: 14 }),
      thing("1f9f4", 0.56, 0.79, 0.32),
      thing("1f339", 0.2, 0.9, 0.26),
      thing("1f9fc", 0.81, 0.9, 0.22),
    ],
    [
      largeArch,
      smallArch,
      light,
      plinth({ x: 0.63, y: 0.8, radius: 0.24, height: 0.09 }),
      thing("1f9f4", 0.645, 0.83, 0.32),
      thing("1f484", 0.6, 0.835, 0.23, { hue: 14 }),
      thing("1f9fc", 0.725, 0.9, 0.22),
      thing("1f339", 0.79, 0.9, 0.24),
      thing("1fa9e", 0.86, 0.89, 0.26),
    ],
  ),
  "corner-market": shop(
    "brand",
    emblem("brand", "1f6cd"),
    [
      arch({ x: 0.5, y: 0.74, width: 0.6, height: 0.62, tone: "red", opacity: 0.92 }),
      thing("1f6d2", 0.5, 0.87, 0.3),
      thing("1f9fa", 0.23, 0.89, 0.26),
      thing("1fad9", 0.78, 0.89, 0.24),
    ],
    [
      arch({ x: 0.62, y: 0.78, width: 0.6, height: 0.62, tone: "red", opacity: 0.95 }),
      smallArch,
      light,
      stand,
      thing("1f6d2", 0.62, 0.88, 0.33),
      thing("23f0", 0.7, 0.825, 0.2),
      thing("1fad9", 0.78, 0.89, 0.24),
      thing("1f9fa", 0.855, 0.89, 0.24),
    ],
  ),
  "tail-and-paw": shop(
    "brand",
    emblem("brand", "1f436"),
    [
      disc({ x: 0.5, y: 0.46, radius: 0.38, tone: "home" }),
      thing("1f415", 0.37, 0.87, 0.35),
      thing("1f408", 0.67, 0.89, 0.29),
      thing("1f9f6", 0.87, 0.9, 0.18),
    ],
    [
      arch({ x: 0.62, y: 0.78, width: 0.6, height: 0.62, tone: "home" }),
      arch({ x: 0.78, y: 0.78, width: 0.4, height: 0.42, tone: "home", opacity: 0.6 }),
      light,
      stand,
      thing("1f415", 0.6, 0.88, 0.4),
      thing("1f9f6", 0.7, 0.825, 0.2),
      thing("1f408", 0.785, 0.89, 0.34),
      thing("1f963", 0.865, 0.9, 0.17, { sat: 0.7 }),
    ],
  ),
};
