import { limitWire } from "../flash-prices/limit-wire.ts";
import type { RunningFlashPrice } from "../flash-prices/running-flash-prices.ts";
import { inLanguage } from "../../platform/store/language.ts";
import { flag, onlyOne } from "../../platform/wire/scalars.ts";
import { decimalYuan, numericYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { Reader } from "../../platform/http/reader.ts";
import { deliveriesOf, deliveryNumbers } from "../../buying/sellable-skus/deliveries.ts";
import type { ProductDetail } from "./product-detail.ts";
import { shopProductItem } from "../products/product-card-wire.ts";
import type { ProductCard } from "../products/product-cards.ts";
import { holidayWire, pausedUntil } from "../../selling/merchants/holiday.ts";
import { expiryText, shopType, shopTypeName } from "../../selling/merchants/shop-states.ts";
import { shopScoreWire } from "../../selling/merchants/shop-wire.ts";

export interface ProductAside {
  /** This one counted. */
  readonly views: number;
  /** Those of the caller, by SKU. */
  readonly memberPrices: ReadonlyMap<number, number>;
  /** What SKUs cost at the least before they were reduced. */
  readonly lowestPrices: ReadonlyMap<number, number>;
  /** What the flash sale that runs makes of SKUs. */
  readonly flashPrices: ReadonlyMap<number, Pick<RunningFlashPrice, "limitPerCustomer">>;
}

export function productDetailWire(
  detail: ProductDetail,
  { views, memberPrices, lowestPrices, flashPrices }: ProductAside,
  reader: Reader,
) {
  const { product, texts, description } = detail;
  const { language, images } = reader;
  const deliveries = deliveriesOf(product, detail.shop).map((delivery) => deliveryNumbers[delivery]);
  return {
    id: product.id,
    type: flag(product.isVirtual),
    name: inLanguage(texts, "name", language),
    image: images.of(detail.images[0] ?? null),
    video: "",
    remark: inLanguage(texts, "tagline", language),
    content: description === null ? "" : images.inHtml(inLanguage(description, "description", language)),
    market_price: decimalYuan(product.marketPrice),
    min_price: decimalYuan(product.price),
    is_show_stock: flag(product.showsStock),
    stock: detail.skus.reduce((sum, sku) => sum + sku.stock, 0),
    sales_actual: product.actualSales,
    sales_virtual: product.virtualSales,
    sales_sum: product.sales,
    clicks: views,
    clicks_virtual: product.virtualViews,
    shop_id: product.shopId,
    poster: "",
    delivery_type: deliveries.join(","),
    default_delivery_type: deliveries[0],
    member_price: numericYuan(lowestMemberPrice(detail, memberPrices)),
    update_time: wallClock(product.updatedAt),
    goods_image: detail.images.map((path) => ({ goods_id: product.id, uri: images.of(path) })),
    goods_item: detail.skus.map((sku) => ({
      ...skuItem(sku, detail, onlyOne, reader),
      ...memberFields(detail, memberPrices.get(sku.id) ?? null),
      ...lowestFact(lowestPrices.get(sku.id)),
      ...limitWire(flashPrices.get(sku.id)),
    })),
    goods_spec: productOptionsWire(detail, reader),
    distribution: { is_show: 0, earnings: 0 },
    category_path: detail.categories.map((category) => ({
      id: category.id,
      name: inLanguage(category, "name", language),
    })),
  };
}

/** 0 where nothing is cheaper for the caller than for everybody. */
function lowestMemberPrice({ product }: ProductDetail, memberPrices: ReadonlyMap<number, number>): number {
  const lowest = Math.min(...memberPrices.values());
  return lowest < product.price ? lowest : 0;
}

/** To customers it is said even where it is no less than what everybody pays. */
function memberFields({ product }: ProductDetail, memberPrice: number | null) {
  return {
    is_member: flag(product.hasMemberPrice),
    ...(memberPrice === null ? {} : { member_price: numericYuan(memberPrice) }),
  };
}

/** Ours, of the extension `price_history`. */
function lowestFact(lowest: number | undefined) {
  return lowest === undefined ? {} : { lowest_before: decimalYuan(lowest) };
}

/** The dimensions of choice; a product without options has one with one value, which is its only SKU. */
function productOptionsWire({ product, options, skus }: ProductDetail, { language }: Reader) {
  if (options.length === 0) {
    const values = skus.map((sku) => ({ id: sku.id, goods_id: product.id, spec_id: product.id, value: onlyOne }));
    return [{ id: product.id, goods_id: product.id, name: onlyOne, spec_value: values }];
  }
  return options.map((option) => ({
    id: option.id,
    goods_id: product.id,
    name: inLanguage(option, "name", language),
    spec_value: option.values.map((value) => ({
      id: value.id,
      goods_id: product.id,
      spec_id: option.id,
      value: inLanguage(value, "value", language),
    })),
  }));
}

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
    is_pay: flag(shop.takesPayments && pausedUntil(shop, now) === null),
    // Ours: what the shop promises, as far as it says so; then what is so for the time being.
    ...(shop.returnDays !== null && { return_days: shop.returnDays }),
    invoices: shop.invoices,
    ...holidayWire(shop, now, reader.language),
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

/** `onlyOne` names the choice where there is none to make. */
function skuItem(sku: ProductDetail["skus"][number], detail: ProductDetail, onlyOne: string, reader: Reader) {
  const values = sku.optionValueIds.flatMap((id) => {
    const value = detail.options.flatMap((option) => option.values).find((each) => each.id === id);
    return value === undefined ? [] : [inLanguage(value, "value", reader.language)];
  });
  return {
    id: sku.id,
    goods_id: sku.productId,
    image: reader.images.of(sku.image ?? detail.images[0] ?? null),
    spec_value_ids: values.length === 0 ? String(sku.id) : sku.optionValueIds.join(","),
    spec_value_str: values.length === 0 ? onlyOne : values.join(","),
    spec_values: values,
    price: decimalYuan(sku.price),
    market_price: sku.marketPrice === 0 ? "" : decimalYuan(sku.marketPrice),
    stock: sku.stock,
  };
}
