import { emptyImage, thing, leadTile, pickTile, smallTile, tallTile } from "./frames.ts";
import { arch, disc, type ImageRecipe, plinth, windowLight } from "./recipe.ts";

/** Tiles of the home page that lead to an activity, in the order of the activities. */
export const activityScenes = {
  "first-frost-camp": leadTile("sports", [
    disc({ x: 0.68, y: 0.44, radius: 0.36 }),
    windowLight({ x: 0.1, opacity: 0.35 }),
    thing("26fa", 0.68, 0.8, 0.48),
    thing("1f97e", 0.44, 0.9, 0.22),
    thing("1f9ed", 0.9, 0.92, 0.17),
  ]),
  "the-quiet-shelf": tallTile("beauty", [
    arch({ x: 0.62, y: 0.8, width: 0.52, height: 0.46 }),
    plinth({ x: 0.62, y: 0.82, radius: 0.24, height: 0.07 }),
    thing("1f9f4", 0.56, 0.845, 0.28, { maxHeight: 0.42 }),
    thing("1f484", 0.77, 0.87, 0.2),
  ]),
  "rainy-day-play": smallTile("kids", [windowLight({ x: 0.4 }), thing("1f9f8", 0.81, 0.93, 0.54, { maxHeight: 0.6 })]),
  "tea-at-four": smallTile("kitchen", [
    disc({ x: 0.81, y: 0.6, radius: 0.36 }),
    thing("1fad6", 0.81, 0.92, 0.52, { hue: 20, sat: 0.8, maxHeight: 0.58 }),
  ]),
  "breakfast-but-later": pickTile("food", [
    arch({ x: 0.72, y: 0.84, width: 0.66, height: 0.5, opacity: 0.8 }),
    plinth({ x: 0.72, y: 0.86, radius: 0.27, height: 0.08 }),
    thing("1f36f", 0.7, 0.885, 0.3),
    thing("1f950", 0.88, 0.95, 0.22),
    thing("1f9c0", 0.51, 0.95, 0.21),
  ]),
  "sunday-turned-up": pickTile("tech", [
    disc({ x: 0.74, y: 0.52, radius: 0.3 }),
    plinth({ x: 0.74, y: 0.84, radius: 0.25, height: 0.09 }),
    thing("1f3a7", 0.74, 0.865, 0.36),
    thing("1f4fb", 0.5, 0.95, 0.22),
  ]),
} as const satisfies Record<string, ImageRecipe>;

export type ActivityScene = keyof typeof activityScenes;

const round = disc({ x: 0.5, y: 0.48, radius: 0.36 });

/** Screens with nothing to show, the page that was not found, and the log-in page. */
export const pageScenes = {
  "empty-cart": emptyImage("home", [round, thing("1f9fa", 0.5, 0.84, 0.42)]),
  "empty-coupons": emptyImage("brand", [round, thing("1f381", 0.5, 0.86, 0.4)]),
  "empty-favourites": emptyImage("fashion", [round, thing("1f45c", 0.5, 0.86, 0.42)]),
  "empty-messages": emptyImage("tech", [round, thing("1f4ee", 0.5, 0.86, 0.42)]),
  "empty-news": emptyImage("books", [round, thing("1f4f0", 0.5, 0.86, 0.42)]),
  "empty-orders": emptyImage("food", [round, thing("1f4e6", 0.5, 0.86, 0.4)]),
  "empty-reviews": emptyImage("books", [round, thing("1f58b", 0.5, 0.86, 0.42)]),
  "empty-search": emptyImage("kids", [round, thing("1f9ed", 0.5, 0.86, 0.4)]),
  "empty-wallet": emptyImage("sports", [round, thing("1f45b", 0.5, 0.86, 0.42)]),
  "not-found": {
    width: 1120,
    height: 736,
    palette: "tech",
    horizon: 0.64,
    quality: 86,
    elements: [
      arch({ x: 0.5, y: 0.76, width: 0.5, height: 0.6 }),
      windowLight({ x: 0.1 }),
      thing("1f9ed", 0.5, 0.84, 0.36),
      thing("1f4e6", 0.76, 0.88, 0.22),
    ],
  },
  welcome: {
    width: 1130,
    height: 1000,
    palette: "brand",
    horizon: 0.72,
    quality: 93,
    elements: [
      arch({ x: 0.5, y: 0.76, width: 0.46, height: 0.46, tone: "red", opacity: 1 }),
      arch({ x: 0.84, y: 0.76, width: 0.28, height: 0.3, opacity: 0.9 }),
      arch({ x: 0.16, y: 0.76, width: 0.28, height: 0.3, opacity: 0.9 }),
      windowLight({ x: 0.42, opacity: 0.22 }),
      plinth({ x: 0.5, y: 0.78, radius: 0.22, height: 0.1 }),
      plinth({ x: 0.2, y: 0.84, radius: 0.13, height: 0.05, tone: "home" }),
      plinth({ x: 0.8, y: 0.84, radius: 0.13, height: 0.05, tone: "red" }),
      thing("1f381", 0.5, 0.805, 0.24),
      thing("1fad6", 0.2, 0.85, 0.15, { hue: 20, sat: 0.8 }),
      thing("1f9f8", 0.8, 0.855, 0.16),
    ],
  },
} as const satisfies Record<string, ImageRecipe>;
