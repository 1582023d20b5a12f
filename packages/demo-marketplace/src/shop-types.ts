import type { ShopScenes } from "./images/shop-scenes.ts";
import type { ShopKey } from "./product-types.ts";
import type { Texts } from "./texts.ts";

/** Where a shop is and when it is open. */
interface DemoPickup {
  /** Codes of province, city and district. */
  readonly region: readonly [number, number, number];
  readonly street: Texts;
  /** `HH:mm` */
  readonly opens: string;
  readonly closes: string;
  /** Sunday is 0. */
  readonly days: readonly number[];
}

export interface DemoShop {
  readonly key: ShopKey;
  readonly name: Texts;
  /** One or two sentences. */
  readonly intro: Texts;
  /** Self-operated shops belong to the marketplace itself. */
  readonly kind: "self-operated" | "merchant";
  /** The department it mainly sells from, by the key of its `DemoCategory`; null: a bit of everything. */
  readonly trade: string | null;
  /** Average stars of its products' reviews, one decimal. */
  readonly score: number;
  /** The marketplace's own rating, 0 to 5. */
  readonly stars: number;
  readonly followers: number;
  /** The customer service's telephone. */
  readonly phone: string;
  /** Where customers can fetch what they have bought; absent: the shop only sends. */
  readonly pickup?: DemoPickup;
  readonly scenes: ShopScenes;
}
