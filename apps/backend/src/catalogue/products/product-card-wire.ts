import type { Reader } from "../../platform/http/reader.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { shopType } from "../../selling/merchants/shop-states.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { ProductCard } from "./product-cards.ts";

function named(card: ProductCard, { language, images }: Reader) {
  return {
    id: card.id,
    name: inLanguage(card, "name", language),
    image: images.of(card.image),
    market_price: decimalYuan(card.marketPrice),
    ...flashPriceWire(card),
  };
}

/** Announced as `flash_prices`: beside the regular price what the product costs in the flash sale that runs, if any. */
export function flashPriceWire({ flashPrice }: ProductCard) {
  return flashPrice === null ? {} : { seckill_price: decimalYuan(flashPrice) };
}

/** Ours: no list of the original says whose a product is, or whether there is any left. */
export function offerFields(card: ProductCard, { language }: Reader) {
  return {
    shop_id: card.shop.id,
    shop_name: inLanguage(card.shop, "name", language),
    shop_type: shopType(card.shop),
    stock: card.stock,
  };
}

function sales(card: ProductCard) {
  return { sales_actual: card.actualSales, sales_virtual: card.virtualSales, sales_total: card.sales };
}

/** An item of `pc/goodsList`, which names price and sales its own way. */
export function siteListItem(card: ProductCard, reader: Reader) {
  return {
    ...named(card, reader),
    price: decimalYuan(card.price),
    sales_sum: card.sales,
    ...offerFields(card, reader),
  };
}

/** An item of `goods/getGoodsList` and `goods/getHotList`. */
export function platformListItem(card: ProductCard, reader: Reader) {
  return {
    ...named(card, reader),
    min_price: decimalYuan(card.price),
    ...sales(card),
    first_cate_id: card.firstCategoryId,
    second_cate_id: card.secondCategoryId ?? 0,
    third_cate_id: card.thirdCategoryId ?? 0,
    brand_id: card.brandId ?? 0,
    sort_weight: card.weight,
    ...offerFields(card, reader),
  };
}

/** An item of a product column, with the columns that have it. */
export function columnItem(card: ProductCard, columnIds: readonly number[], reader: Reader) {
  return {
    ...named(card, reader),
    min_price: decimalYuan(card.price),
    ...sales(card),
    column_ids: columnIds.join(","),
    sort_weight: card.weight,
    ...offerFields(card, reader),
  };
}

/** A card of the home page's hot and new products. */
export function homeCard(card: ProductCard, reader: Reader) {
  return {
    ...named(card, reader),
    min_price: decimalYuan(card.price),
    ...sales(card),
    create_time: wallClock(card.createdAt),
    ...offerFields(card, reader),
  };
}

/** What a shop shows of its products; sales are ours, too. */
export function shopProductItem(card: ProductCard, reader: Reader) {
  return {
    ...named(card, reader),
    min_price: decimalYuan(card.price),
    sales_total: card.sales,
    ...offerFields(card, reader),
  };
}

/** How a product stands in an activity area; `id` is that of its place. */
export interface ActivityEntry {
  readonly id: number;
  readonly areaId: number;
  readonly views: number;
}

/** An item of an activity area. */
export function activityItem(card: ProductCard, entry: ActivityEntry, reader: Reader) {
  return {
    agid: entry.id,
    ...named(card, reader),
    price: decimalYuan(card.price),
    views: entry.views,
    activity_area_id: entry.areaId,
    sales_total: card.sales,
    ...offerFields(card, reader),
  };
}
