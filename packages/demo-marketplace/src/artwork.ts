/** The studio's palettes: one a top category, and the brand's own. */
export type Palette =
  | "home"
  | "kitchen"
  | "fashion"
  | "beauty"
  | "tech"
  | "sports"
  | "kids"
  | "food"
  | "books"
  | "brand";

/** How a thing is photographed: which artwork, and how its colours are turned. */
export interface Artwork {
  /** File name without extension of an image of `@lobehub/fluent-emoji-3d`, e.g. `1fad6`. */
  readonly code: string;
  /** Hue rotation in degrees. */
  readonly hue?: number;
  /** Saturation factor; the studio's default is .88. */
  readonly sat?: number;
  /** Brightness factor, default 1. */
  readonly light?: number;
  /** Rotation in degrees before it is placed; `flip` mirrors it. */
  readonly rot?: number;
  readonly flip?: boolean;
}
