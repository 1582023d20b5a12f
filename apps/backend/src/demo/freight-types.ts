import type { freightTemplates } from "../store/schema/freight.ts";
import type { Localized, ShopKey } from "./types.ts";

/** What a shop charges for delivery. Amounts in fen. */
export interface DemoFreight {
  readonly shop: ShopKey;
  /** How all its products travel. */
  readonly mode: "free" | DemoFixedFreight | DemoFreightTemplate;
  /** From which amount on it sends for free. */
  readonly freeFrom?: readonly { readonly region: number | null; readonly amount: number }[];
}

interface DemoFixedFreight {
  /** A piece. */
  readonly fixed: number;
}

interface DemoFreightTemplate {
  readonly name: Localized;
  readonly unit: (typeof freightTemplates.$inferInsert)["unit"];
  readonly rules: readonly DemoFreightRule[];
}

interface DemoFreightRule {
  /** Codes of regions; empty: everywhere else. */
  readonly regions: readonly number[];
  readonly first: readonly [units: number, amount: number];
  readonly next: readonly [units: number, amount: number];
}
