import { shopProductItem } from "../products/product-card-wire.ts";
import type { Reader } from "../../platform/http/reader.ts";
import type { ProductCard } from "../products/product-cards.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { unixSeconds } from "../../platform/wire/time.ts";
import type { StockedShop } from "../../selling/merchants/stocked-shop.ts";
import { expiryText, shopType } from "../../selling/merchants/shop-states.ts";

function described(shop: StockedShop, { language, images }: Reader) {
  return {
    id: shop.id,
    name: inLanguage(shop, "name", language),
    logo: images.of(shop.logo),
    cover: images.of(shop.cover),
    background: images.of(shop.banner),
    banner: images.of(shop.banner),
    visited_num: shop.visitors,
    // Ours: the original leaves it out, although its own page asks for it.
    type: shopType(shop),
  };
}

/** A shop in `shop_lists` of the home page. */
export function shopHomeCard(shop: StockedShop, reader: Reader) {
  return {
    ...described(shop, reader),
    expire_time: expiryText(shop),
    expire: shop.expiresAt === null ? 0 : unixSeconds(shop.expiresAt),
    on_sales_count: shop.productsOnSale,
    // Ours: what the shop says of itself, as the street and its own page say it.
    intro: inLanguage(shop, "intro", reader.language),
  };
}

/** A shop in `shop_recommend` of the home page, which writes the same date as a number. */
export function shopHomeWithProducts(shop: StockedShop, cards: readonly ProductCard[], reader: Reader) {
  return {
    ...described(shop, reader),
    expire_time: shop.expiresAt === null ? 0 : unixSeconds(shop.expiresAt),
    goods_list: cards.map((card) => shopProductItem(card, reader)),
  };
}
