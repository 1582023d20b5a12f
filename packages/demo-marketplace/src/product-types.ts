import type { Artwork, Palette } from "./artwork.ts";
import type { Fen } from "./money.ts";
import type { Texts } from "./texts.ts";

export interface DemoCategory {
  /** Unique over all levels, kebab-case. */
  readonly key: string;
  readonly name: Texts;
  readonly art: Artwork;
  /** Why nobody can withdraw from the purchase of what lies in it; without it, everybody can. */
  readonly excluded?: "perishable" | "sealed";
  readonly children?: readonly DemoCategory[];
}

export interface DemoOptionValue {
  /** Unique within its option. */
  readonly key: string;
  readonly value: Texts;
  /** A colour or material: how the product's artwork changes for it. */
  readonly look?: Pick<Artwork, "hue" | "sat" | "light">;
  /** Added to the product's price. */
  readonly extra?: Fen;
}

export interface DemoOption {
  readonly name: Texts;
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
  /** Unique over the marketplace, kebab-case; names its images too. */
  readonly key: string;
  /** Key of its third-level category. */
  readonly category: string;
  readonly shop: ShopKey;
  /** The key of the product that describes the same article, which another merchant sells; it shows its images. */
  readonly sameAs?: string;
  readonly brand: string;
  readonly name: Texts;
  /** One line, shown under the name. */
  readonly tagline: Texts;
  /** Two or three sentences about this very product. */
  readonly description: Texts;
  readonly attributes: readonly (readonly [AttributeKey, Texts])[];
  readonly price: Fen;
  /** The higher price it is struck against. */
  readonly was?: Fen;
  /** Units sold so far. */
  readonly sold: number;
  readonly art: Artwork;
  /** At most two dimensions. */
  readonly options?: readonly DemoOption[];
  /** Combinations that are not made: value keys joined by "/", in the order of the options. */
  readonly absent?: readonly string[];
  /** Combinations that are sold out just now; "" for a product without options. */
  readonly soldOut?: readonly string[];
  /** Nothing is sent: what the buyers of a virtual product get when they have paid. */
  readonly content?: string;
}

/** Rows of a product's table of attributes; their labels are translated once, in `attribute-labels.ts`. */
export type AttributeKey =
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

/** What one folder of `departments/` holds: a top category and what stands on its shelves. */
export interface Department {
  readonly palette: Palette;
  readonly category: DemoCategory;
  readonly products: readonly DemoProduct[];
}
