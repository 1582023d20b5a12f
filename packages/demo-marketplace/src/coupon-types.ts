import type { Fen } from "./money.ts";
import type { DemoProduct, ShopKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";

/** What a shop hands out. */
export interface DemoCoupon {
  /** Unique over the marketplace. */
  readonly key: string;
  readonly shop: ShopKey;
  readonly name: Texts;
  readonly amount: Fen;
  readonly threshold?: Fen;
  /** The products of its shop that it is for; without it all. */
  readonly only?: (product: DemoProduct) => boolean;
  /** The products of its shop that it is not for. */
  readonly except?: (product: DemoProduct) => boolean;
  /** Usable for so many days from when it is claimed, or from the day after; without it for a year. */
  readonly days?: number;
  readonly fromTomorrow?: boolean;
  readonly perCustomer?: number;
  readonly perDay?: number;
  readonly total?: number;
  /** By how many it has been claimed already. */
  readonly claimed: number;
  /** Given out only so many days after the marketplace has opened; without it since a month before. */
  readonly beginsInDays?: number;
}
