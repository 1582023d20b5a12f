import { type Decoder, list, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { money, optionalMoney } from "../wire/money.ts";
import { valuesText } from "../wire/option-text.ts";
import { id, requiredCount, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import type { Offer, SkuOffers } from "./offers.ts";
import { shopRating } from "../wire/average-stars.ts";

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

export const offers = record((field) => field("lists", list(skuOffers)));
