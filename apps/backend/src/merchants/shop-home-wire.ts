import { type Reader, shopShelfItem } from "../catalog/product-card-wire.ts";
import type { ProductCard } from "../catalog/product-cards.ts";
import { inLanguage } from "../language.ts";
import { unixSeconds, wallClock } from "../wire/time.ts";
import type { RecommendedShop } from "./recommended-shops.ts";
import { noExpiry, shopType } from "./shop-states.ts";

function described(shop: RecommendedShop, { language, pictures }: Reader) {
  return {
    id: shop.id,
    name: inLanguage(shop, "name", language),
    logo: pictures.of(shop.logo),
    cover: pictures.of(shop.cover),
    background: pictures.of(shop.banner),
    banner: pictures.of(shop.banner),
    visited_num: shop.visitors,
    // Ours: the original leaves it out, although its own page asks for it.
    type: shopType(shop),
  };
}

/** A shop in `shop_lists` of the home page. */
export function shopHomeCard(shop: RecommendedShop, reader: Reader) {
  return {
    ...described(shop, reader),
    expire_time: shop.expiresAt === null ? noExpiry : wallClock(shop.expiresAt),
    expire: shop.expiresAt === null ? 0 : unixSeconds(shop.expiresAt),
    on_sales_count: shop.productsOnSale,
  };
}

/** A shop in `shop_recommend` of the home page, which writes the same date as a number. */
export function shopHomeShelf(shop: RecommendedShop, cards: readonly ProductCard[], reader: Reader) {
  return {
    ...described(shop, reader),
    expire_time: shop.expiresAt === null ? 0 : unixSeconds(shop.expiresAt),
    goods_list: cards.map((card) => shopShelfItem(card, reader)),
  };
}
