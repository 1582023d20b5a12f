import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { shopRating } from "../wire/average-stars.ts";
import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { valuesText } from "../wire/option-text.ts";
import { id, requiredCount, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";

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

const offer: Decoder<Offer> = record((field) => {
  const regularPrice = field("price", money);
  const flashPrice = field("seckill_price", optionalMoney);
  return {
    productId: field("goods_id", id),
    skuId: field("item_id", id),
    name: field("name", text),
    image: field("image", image),
    optionText: valuesText(field) ?? field("spec_value_str", text),
    price: flashPrice ?? regularPrice,
    marketPrice: flashPrice === null ? field("market_price", optionalMoney) : regularPrice,
    stock: field("stock", requiredCount),
    shop: field(
      "shop",
      record((shop) => ({
        id: shop("id", id),
        name: shop("name", text),
        logo: shop("logo", image),
        selfOperated: shop("type", isSelfOperated),
        score: shopRating(shop).score ?? 0,
      })),
    ),
  };
});

// A merchant that cannot be read must not silently be missing from a comparison.
const skuOffers: Decoder<SkuOffers> = record((field) => ({
  skuId: field("item_id", id),
  offers: field("offers", list(offer)),
}));

const offers = record((field) => field("lists", list(skuOffers)));

/**
 * The merchants of each SKU of a product that several sell; SKUs that one sells are absent. An extension: only where the
 * site configuration announces `offers`.
 */
export const fetchOffers = getCall("goods/offers", {
  query: (productId: number) => ({ goods_id: productId }),
  decode: offers,
});

export const offersQuery = defineQuery(fetchOffers, {
  key: "offers",
  freshMs: 30 * second,
  sharedMs: 10 * second,
  staleAfter: ["flash-sale-turn", "order-placed", "order-change"],
});
