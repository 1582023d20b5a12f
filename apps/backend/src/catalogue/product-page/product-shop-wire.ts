import type { ProductDetail } from "./product-detail.ts";
import { shopProductItem } from "../products/product-card-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { ProductCard } from "../products/product-cards.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { expiryText, shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import { shopScoreWire } from "../../selling/merchants/shop-wire.ts";

/** The shop as a product's page shows it, whatever state it is in. */
export function productShopWire(
  { shop, onSaleInShop }: ProductDetail,
  recommended: readonly ProductCard[],
  now: Date,
  reader: Reader,
) {
  const isExpired = shop.expiresAt !== null && shop.expiresAt <= now;
  return {
    id: shop.id,
    name: inLanguage(shop, "name", reader.language),
    logo: reader.images.of(shop.logo),
    type: shopType(shop),
    type_desc: shopTypeName(shop),
    star: shop.stars,
    ...shopScoreWire(shop),
    intro: inLanguage(shop, "intro", reader.language),
    is_pay: flag(shop.takesPayments),
    mobile: shop.phone,
    is_freeze: flag(shop.isFrozen),
    is_run: flag(shop.isOpen),
    expire_time: expiryText(shop),
    is_expire: flag(isExpired),
    follow_num: shop.followers,
    goods_on_sale: onSaleInShop,
    customer_image: reader.images.of(null),
    goods_list: recommended.map((card) => shopProductItem(card, reader)),
  };
}
