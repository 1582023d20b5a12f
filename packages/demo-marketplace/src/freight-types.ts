import type { Fen } from "./money.ts";
import type { ShopKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";

/** What a shop charges for delivery. */
export interface DemoFreight {
  readonly shop: ShopKey;
  /** How all its products travel. */
  readonly mode: "free" | DemoFixedFreight | DemoFreightTemplate;
  /** From which amount on it sends for free. */
  readonly freeFrom?: readonly { readonly region: number | null; readonly amount: Fen }[];
}

interface DemoFixedFreight {
  /** A piece. */
  readonly fixed: Fen;
}

interface DemoFreightTemplate {
  readonly name: Texts;
  /** What is counted: the quantity, grams or cubic centimetres. */
  readonly unit: "piece" | "weight" | "volume";
  readonly rules: readonly DemoFreightRule[];
}

interface DemoFreightRule {
  /** Codes of regions; empty: everywhere else. */
  readonly regions: readonly number[];
  readonly first: readonly [units: number, amount: Fen];
  readonly next: readonly [units: number, amount: Fen];
}
