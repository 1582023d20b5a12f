import type { CallContext } from "../../platform/http/call.ts";
import { flashPriceWire } from "../products/product-card-wire.ts";
import { productCards } from "../products/product-cards.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { suggest } from "./suggest.ts";

const maxProducts = 6;
const maxSearches = 3;

/** `goods/suggest`, announced as the extension `suggest`: `name` is what has been typed, `size` how many products. */
export async function handleSuggest(context: CallContext) {
  const { db, query, language, images, now, popularSearches } = context;
  const size = query.integer("size") ?? 0;
  const wanted = size > 0 ? Math.min(size, maxProducts) : maxProducts;
  const { productIds, categories, shops } = await suggest(context, query.text("name"), {
    language: language.wanted,
    maxProducts: wanted,
    now: now(),
  });
  const cards = await productCards(db, productIds, now());
  return {
    searches: await popularSearches.startingWith(query.text("name"), language.wanted, maxSearches),
    products: cards.map((card) => ({
      id: card.id,
      name: inLanguage(card, "name", language),
      image: images.of(card.image),
      price: decimalYuan(card.price),
      ...flashPriceWire(card),
    })),
    categories: categories.map((category) => ({ id: category.id, name: inLanguage(category, "name", language) })),
    shops: shops.map((shop) => ({
      id: shop.id,
      name: inLanguage(shop, "name", language),
      logo: images.of(shop.logo),
      type: shopType(shop),
    })),
  };
}
