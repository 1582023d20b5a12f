import { type Address, address } from "../addresses/address-book.ts";
import { type HeldCoupon, heldCoupon } from "../coupons/held-coupon.ts";
import { type OpeningHours, openingHours, type ShopAddress, shopAddress } from "../shops/shop-address.ts";
import { type Decoder, list, optional, record, usableRows } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { amountOrNull, money } from "../wire/money.ts";
import { id, optionalId, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type DeliveryKind, deliveryKindOfGoods } from "./delivery-kind.ts";
import { type SettlementLine, settlementLine } from "./settlement-line.ts";

/** A coupon of the customer that could be used here. */
export interface SettlementCoupon extends HeldCoupon {
  /** Fen: by how much less would be paid; null where the platform does not say. */
  readonly saved: number | null;
}

/** The part of a settlement that one shop sends, with its costs. Amounts are in fen. */
export interface SettlementShop {
  readonly id: number;
  readonly name: string;
  /** Null where the platform does not say, or there is none. */
  readonly logo: string | null;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  readonly lines: readonly SettlementLine[];
  /** Of these one may be used. */
  readonly coupons: readonly SettlementCoupon[];
  /** Which of them is in the numbers; null: none, or the platform does not say. */
  readonly usedCouponId: number | null;
  readonly delivery: DeliveryKind;
  /** The platform's text for the kind of delivery. */
  readonly deliveryText: string;
  /** The kinds that all of it could be delivered by; empty where the platform does not say. */
  readonly deliveries: readonly DeliveryKind[];
  /** What sending it costs, also where it is picked up; null where that is not known, or the platform does not say. */
  readonly expressFee: number | null;
  /** Where and when it can be picked up; null where the platform does not say. */
  readonly pickupAddress: ShopAddress | null;
  readonly openingHours: OpeningHours | null;
  readonly goodsAmount: number;
  /** 0 while there is no address. */
  readonly freight: number;
  /** The reduction by the coupon. */
  readonly discount: number;
  readonly totalAmount: number;
}

/** The order as it would be placed. Amounts are in fen. */
export interface Settlement {
  /** Null: the customer has none, or none is the default. */
  readonly address: Address | null;
  readonly shops: readonly SettlementShop[];
  readonly totalAmount: number;
}

/** The platform may send a coupon twice. */
function once(coupons: readonly SettlementCoupon[]): readonly SettlementCoupon[] {
  return [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()];
}

const savedAmount = record((field) => field("saved_amount", amountOrNull));
const settlementCoupon: Decoder<SettlementCoupon> = (value, context) => ({
  ...heldCoupon(value, context),
  saved: savedAmount(value, context),
});

const offeredDelivery = record((field) => ({
  kind: field("delivery_type", deliveryKindOfGoods),
  fee: field("shipping_price", amountOrNull),
}));

const settlementShop: Decoder<SettlementShop> = (value, context) =>
  record((field) => {
    const lines = field("goods", list(settlementLine));
    const goodsAmount = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
    const freight = field("shipping_price", money);
    const discount = field("discount_amount", money);
    const deliveries = field("delivery_types_arr", usableRows(offeredDelivery));
    return {
      id: field("shop_id", id),
      name: field("shop_name", text),
      logo: field("shop_logo", image),
      selfOperated: field("shop_type", isSelfOperated),
      lines,
      // A coupon that cannot be read cannot be used; the order can be placed without.
      coupons: once(field("coupon_list", usableRows(settlementCoupon))),
      usedCouponId: field("coupon_id", optionalId),
      delivery: field("delivery_type", deliveryKindOfGoods),
      deliveryText: field("delivery_type_text", text),
      deliveries: deliveries.map(({ kind }) => kind),
      expressFee: deliveries.find(({ kind }) => kind === "express")?.fee ?? null,
      pickupAddress: shopAddress(value, context),
      openingHours: openingHours(value, context),
      goodsAmount,
      freight,
      discount,
      totalAmount: goodsAmount + freight - discount,
    };
  })(value, context);

/**
 * The totals are added up here: the original platform forgets lines beside one on flash sale, and what is charged in
 * the end is the sum of the parts.
 */
export const settlement: Decoder<Settlement> = record((field) => {
  const shops = field("shop", list(settlementShop));
  return {
    address: field("address", optional(address)),
    shops,
    totalAmount: shops.reduce((sum, { totalAmount }) => sum + totalAmount, 0),
  };
});
