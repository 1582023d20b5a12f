/** One text in the four languages of the storefront. */
export interface Localized {
  readonly en: string;
  readonly zh: string;
  readonly ja: string;
  readonly ko: string;
}

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
  /** File name without extension of a picture of `@lobehub/fluent-emoji-3d`, e.g. `1fad6`. */
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

export interface DemoCategory {
  /** Unique over all levels, kebab-case. */
  readonly key: string;
  readonly name: Localized;
  readonly art: Artwork;
  readonly children?: readonly DemoCategory[];
}

export interface DemoOptionValue {
  /** Unique within its option. */
  readonly key: string;
  readonly value: Localized;
  /** A colour or material: how the product's artwork changes for it. */
  readonly look?: Pick<Artwork, "hue" | "sat" | "light">;
  /** Added to the product's price, in fen. */
  readonly extra?: number;
}

export interface DemoOption {
  readonly name: Localized;
  readonly values: readonly DemoOptionValue[];
}

export type ShopKey =
  | "hearth-linden"
  | "northline"
  | "maison-camel"
  | "the-larder"
  | "ridge-tarn"
  | "little-rocket"
  | "paper-weather"
  | "rosewood"
  | "corner-market"
  | "tail-and-paw";

export interface DemoProduct {
  /** Unique over the marketplace, kebab-case; names its pictures too. */
  readonly key: string;
  /** Key of its third-level category. */
  readonly category: string;
  readonly shop: ShopKey;
  readonly brand: string;
  readonly name: Localized;
  /** One line, shown under the name. */
  readonly tagline: Localized;
  /** Two or three sentences about this very product. */
  readonly description: Localized;
  readonly facts: readonly (readonly [FactKey, Localized])[];
  /** In fen (1/100 yuan). */
  readonly price: number;
  /** The higher price it is struck against, in fen. */
  readonly was?: number;
  /** Units sold so far. */
  readonly sold: number;
  readonly art: Artwork;
  /** At most two dimensions. */
  readonly options?: readonly DemoOption[];
  /** Combinations that are not made: value keys joined by "/", in the order of the options. */
  readonly absent?: readonly string[];
  /** Combinations that are sold out just now; "" for a product without options. */
  readonly soldOut?: readonly string[];
}

/** Rows of a product's fact table; their labels are translated once, in `vocabulary.ts`. */
export type FactKey =
  | "material"
  | "size"
  | "weight"
  | "capacity"
  | "care"
  | "origin"
  | "power"
  | "battery"
  | "connection"
  | "compatibility"
  | "ingredients"
  | "storage"
  | "bestBefore"
  | "skin"
  | "age"
  | "pages"
  | "language"
  | "fit"
  | "contents"
  | "warranty";

/** What one file of `marketplace/` holds: a top category and what stands on its shelves. */
export interface Department {
  readonly palette: Palette;
  readonly category: DemoCategory;
  readonly products: readonly DemoProduct[];
}
