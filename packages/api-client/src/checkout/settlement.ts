import { type Decoder, list, optional, record, usableRows } from "../wire/decode.ts";
import { money } from "../wire/money.ts";
import { id, text } from "../wire/scalars.ts";
import { isSelfOperated } from "../wire/shop-type.ts";
import { type Address, address } from "../addresses/address.ts";
import { type DeliveryKind, deliveryKindOfGoods } from "./delivery-kind.ts";
import { type HeldCoupon, heldCoupon } from "../coupons/held-coupon.ts";
import { type SettlementLine, settlementLine } from "./settlement-line.ts";

/** The part of a settlement that one shop sends, with its costs. Amounts are in fen. */
export interface SettlementShop {
  readonly id: number;
  readonly name: string;
  /** Run by the platform itself. */
  readonly selfOperated: boolean;
  readonly lines: readonly SettlementLine[];
  /** Of these one may be used. */
  readonly coupons: readonly HeldCoupon[];
  readonly delivery: DeliveryKind;
  /** The platform's text for the kind of delivery. */
  readonly deliveryText: string;
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
function once(coupons: readonly HeldCoupon[]): readonly HeldCoupon[] {
  return [...new Map(coupons.map((coupon) => [coupon.id, coupon])).values()];
}

const settlementShop: Decoder<SettlementShop> = record((field) => {
  const lines = field("goods", list(settlementLine));
  const goodsAmount = lines.reduce((sum, { subtotal }) => sum + subtotal, 0);
  const freight = field("shipping_price", money);
  const discount = field("discount_amount", money);
  return {
    id: field("shop_id", id),
    name: field("shop_name", text),
    selfOperated: field("shop_type", isSelfOperated),
    lines,
    // A coupon that cannot be read cannot be used; the order can be placed without.
    coupons: once(field("coupon_list", usableRows(heldCoupon))),
    delivery: field("delivery_type", deliveryKindOfGoods),
    deliveryText: field("delivery_type_text", text),
    goodsAmount,
    freight,
    discount,
    totalAmount: goodsAmount + freight - discount,
  };
});

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
