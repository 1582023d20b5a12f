import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { lateDecoder } from "../wire/late-decoder.ts";

/** The same article at one merchant, as everybody sees it. Amounts are in fen. */
export interface Offer {
  readonly productId: number;
  readonly skuId: number;
  readonly name: string;
  readonly image: string | null;
  /** "" where there is nothing to choose. */
  readonly optionText: string;
  /** What a visitor would pay now: during a flash sale its price. */
  readonly price: number;
  /** During a flash sale the regular price. */
  readonly marketPrice: number | null;
  readonly stock: number;
  readonly shop: {
    readonly id: number;
    readonly name: string;
    readonly logo: string | null;
    readonly selfOperated: boolean;
    /** Average stars of its products; 0 without reviews. */
    readonly score: number;
  };
}

/** The offers of one SKU's article, its own among them: the cheapest first, what is sold out last. */
export interface SkuOffers {
  readonly skuId: number;
  readonly offers: readonly Offer[];
}

/**
 * The merchants of each SKU of a product that several sell; SKUs that one sells are absent. An extension: only where the
 * site configuration announces `offers`.
 */
export const fetchOffers = getCall("goods/offers", {
  query: (productId: number) => ({ goods_id: productId }),
  decode: lateDecoder("offers"),
});

export const offersQuery = defineQuery(fetchOffers, {
  key: "offers",
  freshMs: 30 * second,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn", "order-placed", "order-change"],
});
