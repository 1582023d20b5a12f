import { getCall } from "../call.ts";
import { type Coupon, couponOf } from "../coupons/coupon.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { count, flag, id, text } from "../wire/scalars.ts";
import type { PriceKind } from "./price-kind.ts";

/** The codes of a province, a city and a district. */
export interface DeliveryRegion {
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
}

/** With the Chinese names that the platform has for them; "" where it has none. */
export interface NamedDeliveryRegion extends DeliveryRegion {
  readonly province: string;
  readonly city: string;
  readonly district: string;
}

export interface PersonalOffersParams {
  readonly skuId: number;
  /** Null: that of the customer's default address. */
  readonly region: DeliveryRegion | null;
}

/** What one piece of an offer costs whoever asks. Amounts are in fen. */
export interface PersonalOffer {
  readonly skuId: number;
  /** Of the goods, after the discount of a member. */
  readonly price: number;
  readonly priceKind: PriceKind;
  /** Whether anything takes it to the region. */
  readonly deliverable: boolean;
  /** Null while the region is not known, and where nothing takes it there. */
  readonly freight: number | null;
  /** Of the coupons that the customer holds the one that saves most; it is in the total. */
  readonly coupon: { readonly id: number; readonly terms: Coupon; readonly amount: number } | null;
  /** One that could be received and used at once; it is not in the total. */
  readonly claimable: { readonly id: number; readonly terms: Coupon; readonly saved: number } | null;
  /** What an order of it alone is charged; null where the freight is. */
  readonly total: number | null;
  readonly stock: number;
}

export interface PersonalOffers {
  /** Where they are sent; null where that is not known. */
  readonly region: NamedDeliveryRegion | null;
  /** The least to pay first, then what cannot be sent there, and what is sold out last. */
  readonly offers: readonly PersonalOffer[];
}

const kinds: ReadonlySet<string> = new Set<PriceKind>(["regular", "flash", "member"]);
const priceKind: Decoder<PriceKind> = (value, context) => {
  const kind = text(value, context);
  return kinds.has(kind) ? (kind as PriceKind) : "regular";
};

const personalOffer: Decoder<PersonalOffer> = record((field) => {
  const amount = field("coupon_amount", money);
  return {
    skuId: field("item_id", id),
    price: field("pay_price", money),
    priceKind: field("price_kind", priceKind),
    deliverable: field("is_deliverable", flag),
    freight: field("shipping_price", amountOrNull),
    coupon: field("coupon", optional(record((coupon) => ({ id: coupon("id", id), terms: couponOf(coupon), amount })))),
    claimable: field(
      "claimable",
      optional(
        record((coupon) => ({ id: coupon("id", id), terms: couponOf(coupon), saved: coupon("saved_amount", money) })),
      ),
    ),
    total: field("total_amount", amountOrNull),
    stock: field("stock", count),
  };
});

const region: Decoder<NamedDeliveryRegion> = record((field) => ({
  provinceId: field("province_id", id),
  cityId: field("city_id", id),
  districtId: field("district_id", id),
  province: field("province", text),
  city: field("city", text),
  district: field("district", text),
}));

/** An extension, as `goods/offers` is. */
export const fetchPersonalOffers = getCall("goods/offersFor", {
  query: ({ skuId, region: to }: PersonalOffersParams) => ({
    item_id: skuId,
    ...(to !== null && { province_id: to.provinceId, city_id: to.cityId, district_id: to.districtId }),
  }),
  decode: record((field): PersonalOffers => ({
    region: field("region", optional(region)),
    offers: field("lists", list(personalOffer)),
  })),
});

/** Never shared: it holds the customer's coupons and where the customer lives. */
export const personalOffersQuery = defineQuery(fetchPersonalOffers, {
  key: "personal-offers",
  freshMs: 10 * second,
  staleAfter: ["flash-sale-turn", "coupon-claim", "address-change", "order-placed", "order-change"],
});
