import type { CallContext } from "../../platform/http/call.ts";
import { listProducts } from "../products/find-products.ts";
import { homeCard } from "../products/product-card-wire.ts";
import { productCards } from "../products/product-cards.ts";
import { announcements } from "../content/announcements.ts";
import { activityAreaWire, listActivityAreas } from "../promotions/activity-areas.ts";
import { flashOfferWire } from "../promotions/flash-offer-wire.ts";
import { lowestBeforeOffers } from "../promotions/lowest-before-offers.ts";
import { homeFlashSale } from "../promotions/home-flash-sale.ts";
import { shopHomeCard, shopHomeWithProducts } from "../shop-pages/shop-home-wire.ts";
import type { Executor } from "../../platform/store/database.ts";
import { and, asc, desc, eq } from "../../platform/store/sql.ts";
import { inScope } from "../../selling/merchants/shop-states.ts";
import { type StockedShop, stockedShop, stockedShopColumns } from "../../selling/merchants/stocked-shop.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashSlotWire } from "../promotions/flash-slots.ts";

/** Shops the marketplace recommends, the weightiest first. */
async function recommendedShops(db: Executor): Promise<readonly StockedShop[]> {
  const rows = await db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(and(eq(shops.isRecommended, true), inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.id));
  return rows.map(stockedShop);
}

const hotProducts = {
  selection: { filter: { shops: "any" }, order: "home-hot" },
  window: { size: 9, offset: 0 },
} as const;
const newProducts = {
  selection: { filter: { shops: "open" }, order: "home-new" },
  // One more than the original: two large ones and two rows.
  window: { size: 4, offset: 0 },
} as const;
const productsOfShop = { size: 9, offset: 0 };
/** One more than the original: a story and three rows. */
const shopsWithProducts = 4;

/** How many products of each flash-sale slot are shown, by where. */
const flashProductsShown = { mobile: 3, elsewhere: 6 };
const mobileTerminal = "nmp";

/** `index/index` */
export async function handleHome(context: CallContext) {
  const { db, language, query } = context;
  const now = context.now();
  const terminal = query.text("terminal") || mobileTerminal;
  const flashProducts = flashProductsShown[terminal === mobileTerminal ? "mobile" : "elsewhere"];
  const [headlines, hotIds, newIds, shops, areas, slots] = await Promise.all([
    announcements(db, language),
    listProducts(db, hotProducts.selection, hotProducts.window),
    listProducts(db, newProducts.selection, newProducts.window),
    recommendedShops(db),
    listActivityAreas(db),
    homeFlashSale(db, now, flashProducts),
  ]);
  const shelves = await Promise.all(
    shops.slice(0, shopsWithProducts).map(async (shop) => {
      const filter = { shops: "any", shopId: shop.id, isRecommended: true } as const;
      return { shop, ids: await listProducts(db, { filter, order: "default" }, productsOfShop) };
    }),
  );
  // One query for all the cards of the page.
  const onFlashSale = slots.flatMap(({ offers }) => offers.map(({ productId }) => productId));
  const shown = new Set([...hotIds, ...newIds, ...onFlashSale, ...shelves.flatMap(({ ids }) => ids)]);
  const [shownCards, lowest] = await Promise.all([
    productCards(db, [...shown], now),
    lowestBeforeOffers(
      db,
      slots.flatMap(({ offers }) => offers),
      now,
    ),
  ]);
  const byId = new Map(shownCards.map((card) => [card.id, card]));
  const cards = (ids: readonly number[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    headlines,
    hots: cards(hotIds).map((card) => homeCard(card, context)),
    news: cards(newIds).map((card) => homeCard(card, context)),
    activity_area: areas.map((area) => activityAreaWire(area, context)),
    shop_lists: shops.map((shop) => shopHomeCard(shop, context)),
    shop_recommend: shelves.map(({ shop, ids }) => shopHomeWithProducts(shop, cards(ids), context)),
    seckill_goods: slots.map(({ slot, offers }) => ({
      ...flashSlotWire(slot, now),
      goods: offers.flatMap((offer) => {
        const card = byId.get(offer.productId);
        return card === undefined
          ? []
          : [flashOfferWire(offer, card, { now, lowestBefore: lowest.get(offer) }, context)];
      }),
    })),
    community_article: [],
    nearby_shops: [],
  };
}
