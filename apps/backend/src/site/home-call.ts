import type { CallContext } from "../call.ts";
import { listProducts } from "../catalog/find-products.ts";
import { homeCard } from "../catalog/product-card-wire.ts";
import { productCards } from "../catalog/product-cards.ts";
import { announcements } from "../content/announcements.ts";
import { recommendedShops } from "../merchants/recommended-shops.ts";
import { shopHomeCard, shopHomeShelf } from "../merchants/shop-home-wire.ts";

const hotProducts = {
  selection: { filter: { shops: "any" }, order: "home-hot" },
  window: { size: 9, offset: 0 },
} as const;
const newProducts = {
  selection: { filter: { shops: "open" }, order: "home-new" },
  window: { size: 3, offset: 0 },
} as const;
const productsOfShop = { size: 9, offset: 0 };
const shopsWithProducts = 3;

/** `index/index` */
export async function answerHome(context: CallContext) {
  const { db, language } = context;
  const [headlines, hotIds, newIds, shops] = await Promise.all([
    announcements(db, language),
    listProducts(db, hotProducts.selection, hotProducts.window),
    listProducts(db, newProducts.selection, newProducts.window),
    recommendedShops(db),
  ]);
  const shelves = await Promise.all(
    shops.slice(0, shopsWithProducts).map(async (shop) => {
      const filter = { shops: "any", shopId: shop.id, isRecommended: true } as const;
      return { shop, ids: await listProducts(db, { filter, order: "default" }, productsOfShop) };
    }),
  );
  // One query for all the cards of the page.
  const shown = new Set([...hotIds, ...newIds, ...shelves.flatMap(({ ids }) => ids)]);
  const byId = new Map((await productCards(db, [...shown])).map((card) => [card.id, card]));
  const cards = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    headlines,
    hots: cards(hotIds).map((card) => homeCard(card, context)),
    news: cards(newIds).map((card) => homeCard(card, context)),
    activity_area: [],
    shop_lists: shops.map((shop) => shopHomeCard(shop, context)),
    shop_recommend: shelves.map(({ shop, ids }) => shopHomeShelf(shop, cards(ids), context)),
    seckill_goods: [],
    community_article: [],
    nearby_shops: [],
  };
}
