import type { CallContext } from "../../platform/http/call.ts";
import { listProducts } from "../products/find-products.ts";
import { homeCard, shopProductItem } from "../products/product-card-wire.ts";
import { productCards, type ProductCard } from "../products/product-cards.ts";
import { chosen, homeBlocksWire, homeChoice } from "../home/home-blocks.ts";
import { shownHome } from "../home/shown-home.ts";
import { announcements } from "../content/announcements.ts";
import { activityAreaWire, listActivityAreas } from "../promotions/activity-areas.ts";
import { flashOfferWire } from "../promotions/flash-offer-wire.ts";
import { lowestBeforeOffers } from "../promotions/lowest-before-offers.ts";
import type { Executor } from "../../platform/store/database.ts";
import { and, asc, desc, eq, inArray } from "../../platform/store/sql.ts";
import { inScope, expiryText, shopType } from "../../selling/merchants/shop-states.ts";
import { type StockedShop, stockedShop, stockedShopColumns } from "../../selling/merchants/stocked-shop.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { flashSlotWire, type FlashSlot, listFlashSlots } from "../promotions/flash-slots.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { unixSeconds, dayTime } from "../../platform/wire/time.ts";
import { firstOffersOfSlots, type FlashOffer } from "../promotions/flash-offers.ts";

/** Shops the marketplace recommends, the weightiest first, or those that home names. */
async function shopsOfHome(db: Executor, ids: readonly number[] | null): Promise<readonly StockedShop[]> {
  if (ids?.length === 0) return [];
  const wanted = ids === null ? eq(shops.isRecommended, true) : inArray(shops.id, [...ids]);
  const rows = await db
    .select(stockedShopColumns(db))
    .from(shops)
    .where(and(wanted, inScope("usable")))
    .orderBy(asc(shops.weight), desc(shops.id));
  return chosen(rows.map(stockedShop), ids);
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
  const home = await shownHome(context);
  const { areaIds, shopIds, hasFlashSale, hasHot, hasNew } = homeChoice(home);
  const [headlines, hotIds, newIds, shops, areas, slots] = await Promise.all([
    announcements(db, language, now),
    hasHot ? listProducts(db, hotProducts.selection, hotProducts.window) : [],
    hasNew ? listProducts(db, newProducts.selection, newProducts.window) : [],
    shopsOfHome(db, shopIds),
    areaIds?.length === 0 ? [] : listActivityAreas(db),
    hasFlashSale ? homeFlashSale(db, now, flashProducts) : [],
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
    activity_area: chosen(areas, areaIds).map((area) => activityAreaWire(area, context)),
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
    // Ours, announced as `home_blocks`.
    blocks: homeBlocksWire(home, context),
  };
}

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
function shopHomeCard(shop: StockedShop, reader: Reader) {
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
function shopHomeWithProducts(shop: StockedShop, cards: readonly ProductCard[], reader: Reader) {
  return {
    ...described(shop, reader),
    expire_time: shop.expiresAt === null ? 0 : unixSeconds(shop.expiresAt),
    goods_list: cards.map((card) => shopProductItem(card, reader)),
  };
}

interface SlotWithOffers {
  readonly slot: FlashSlot;
  readonly offers: readonly FlashOffer[];
}

/** Every slot of the day with its first offers. */
async function homeFlashSale(db: Executor, now: Date, most: number): Promise<readonly SlotWithOffers[]> {
  const [slots, offers] = await Promise.all([listFlashSlots(db), firstOffersOfSlots(db, dayTime(now).date, most)]);
  const bySlot = Map.groupBy(offers, ({ slotId }) => slotId);
  return slots.map((slot) => ({ slot, offers: bySlot.get(slot.id) ?? [] }));
}
