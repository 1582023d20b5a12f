import { defaultAddress } from "../../identity/addresses/address-book.ts";
import { isRegion, type Region, regionNames } from "../../identity/addresses/regions.ts";
import { couponFields } from "../../buying/coupons/coupon-wire.ts";
import type { CallContext } from "../../platform/http/call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { offersOfSku } from "./article-offers.ts";
import { type PersonalOffer, personalOffers } from "./personal-offers.ts";

/**
 * `goods/offersFor`, ours: what one piece of the same article costs the caller at each merchant, sent to a region, with
 * the best of the caller's coupons. Without a region a customer's default address counts.
 */
export async function handlePersonalOffers(context: CallContext) {
  const { db, query, customer, language } = context;
  const now = context.now();
  const skuId = requiredId(query, "item_id");
  const named = namedRegion(context);
  const region = named ?? (customer === null ? null : await defaultAddress(db, customer.id));
  const offers = await offersOfSku(db, skuId, now);
  const priced = await personalOffers(db, offers, { customer, region, now });
  return {
    region: region === null ? [] : regionWire(region),
    lists: priced.map((offer) => personalOfferWire(offer, region !== null, language)),
  };
}

/** @throws {DomainError} where there is no such region */
function namedRegion({ query }: CallContext): Region | null {
  const codes = ["province_id", "city_id", "district_id"].map((name) => query.id(name));
  if (codes.every((code) => code === null)) return null;
  const [provinceId, cityId, districtId] = codes.map((code) => code ?? 0);
  const region = { provinceId: provinceId ?? 0, cityId: cityId ?? 0, districtId: districtId ?? 0 };
  if (!isRegion(region)) throw new DomainError("addressRegionUnknown");
  return region;
}

function regionWire(region: Region) {
  const [province, city, district] = regionNames(region);
  const { provinceId, cityId, districtId } = region;
  return { province_id: provinceId, city_id: cityId, district_id: districtId, province, city, district };
}

function personalOfferWire(offer: PersonalOffer, isRegionKnown: boolean, language: ReaderLanguage) {
  const { offered, shop, line, isDeliverable, coupon, claimable } = offer;
  const isTotalKnown = isRegionKnown && isDeliverable;
  return {
    item_id: offered.sku.id,
    shop_id: offered.shop.id,
    price: decimalYuan(line.unitPrice),
    pay_price: decimalYuan(line.payPrice),
    price_kind: line.kind,
    is_deliverable: flag(isDeliverable),
    shipping_price: isTotalKnown ? decimalYuan(shop.freight) : null,
    coupon: coupon === null ? [] : { id: coupon.held.id, ...couponFields(coupon.coupon, language) },
    coupon_amount: decimalYuan(shop.couponDiscount ?? 0),
    claimable:
      claimable === null
        ? []
        : {
            id: claimable.coupon.id,
            ...couponFields(claimable.coupon, language),
            saved_amount: decimalYuan(claimable.saved),
          },
    total_amount: isTotalKnown ? decimalYuan(shop.amount) : null,
    stock: offered.sku.stock,
  };
}
