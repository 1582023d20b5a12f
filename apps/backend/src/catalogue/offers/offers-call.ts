import type { CallContext } from "../../platform/http/call.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import { offersOfProduct } from "./article-offers.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { OfferedSku } from "../../buying/sellable-skus/offered-skus.ts";
import { optionValuesIn } from "../../platform/store/option-values.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { shopScoreWire } from "../../selling/merchants/shop-wire.ts";

/** `goods/offers`, ours: at which merchants there is the same as each SKU of a product. The same for everybody. */
export async function handleOffers(context: CallContext) {
  const { db, query } = context;
  const offers = await offersOfProduct(db, requiredId(query, "goods_id"), context.now());
  return {
    lists: [...offers].map(([skuId, same]) => ({
      item_id: skuId,
      offers: same.map((offer) => offerWire(offer, context)),
    })),
  };
}

/** An offer as everybody sees it. */
function offerWire({ sku, product, shop, option, flash }: OfferedSku, { language, images }: Reader) {
  return {
    goods_id: product.id,
    item_id: sku.id,
    name: inLanguage(product, "name", language),
    image: images.of(sku.image ?? product.image),
    spec_value_str: inLanguage(option, "optionText", language),
    spec_values: optionValuesIn(option, language),
    price: decimalYuan(sku.price),
    market_price: decimalYuan(sku.marketPrice),
    ...(flash === null ? {} : { seckill_price: decimalYuan(flash.price) }),
    stock: sku.stock,
    shop: {
      id: shop.id,
      name: inLanguage(shop, "name", language),
      logo: images.of(shop.logo),
      type: shopType(shop),
      ...shopScoreWire(shop),
    },
  };
}
