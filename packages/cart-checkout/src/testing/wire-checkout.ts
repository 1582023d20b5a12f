import {
  wireAddress,
  wireCoupon,
  wireHeldCoupon,
  wireSettlementLine,
  wireSettlementShop,
} from "@plaza/api-client/testing";

// The answers of checkout's calls, as they stand on the wire.

export const deliveryAddress = wireAddress({ id: 4 });

const amounts: Readonly<Record<number, string>> = { 31: "20.00", 32: "5.00" };

/** The coupon that a request for the checkout below comes to; a platform that chooses takes the best one. */
export function couponAsked(sent: unknown, { chooses = false } = {}): number | null {
  const { coupon_id, best_coupon_shops } = sent as {
    readonly coupon_id: readonly number[];
    readonly best_coupon_shops: readonly number[];
  };
  return coupon_id[0] ?? (chooses && best_coupon_shops.includes(7) ? 31 : null);
}

/** Two shops: two coupons for the one, a flash sale and a member's price at the other. */
export function wireSettlement({
  couponId = null,
  address = true,
  chooses = false,
  coupons = [31, 32],
}: { couponId?: number | null; address?: boolean; chooses?: boolean; coupons?: readonly number[] } = {}) {
  const discount = couponId === null ? 0 : (amounts[couponId] ?? 0);
  const held = [wireHeldCoupon(), wireHeldCoupon({ id: 32, name: "Spring tea", money: "5", condition_type: 1 })];
  return {
    address: address ? deliveryAddress : [],
    shop: [
      wireSettlementShop({
        coupon_list: held.filter(({ id }) => coupons.includes(id)),
        ...(chooses && { coupon_id: couponId ?? 0 }),
        shipping_price: address ? "12.00" : 0,
        discount_amount: discount,
      }),
      wireSettlementShop({
        shop_id: 8,
        shop_name: "Northline Audio",
        goods: [
          wireSettlementLine({
            item_id: 91,
            goods_id: 33,
            shop_id: 8,
            num: 1,
            name: "Aria Over-Ear Headphones, Studio Grey",
            spec_value: "Studio grey",
            price: "99.00",
            original_price: "129.00",
            is_seckill: 1,
            sum_price: 99,
          }),
          wireSettlementLine({
            item_id: 92,
            goods_id: 34,
            shop_id: 8,
            num: 1,
            name: "Studio One Desk Microphone",
            spec_value: "默认",
            price: "119.00",
            original_price: "119.00",
            is_member: 1,
            member_amount: 113.05,
            sum_price: 113.05,
          }),
        ],
      }),
    ],
    order_type: 1,
    total_amount: 0,
  };
}

const visited = {
  delivery_types_arr: [
    { delivery_type: 1, delivery_type_text: "快递发货", shipping_price: 12 },
    { delivery_type: 3, delivery_type_text: "线下自提", shipping_price: 0 },
  ],
  province: "上海市",
  city: "上海市",
  district: "徐汇区",
  address: "322 Anfu Road",
  run_start_time: "11:00:00",
  run_end_time: "20:00:00",
  weekdays: ["2", "3", "4", "5", "6", "0"],
};

/** Those of the two shops that are asked for; the first can be visited. */
export function wireVisitedSettlement(sent: unknown, { address = true }: { readonly address?: boolean } = {}) {
  const lines = JSON.parse((sent as { readonly goods: string }).goods) as readonly {
    readonly shop_id: number;
    readonly delivery_type?: number;
  }[];
  const isPickup = lines.some(({ shop_id, delivery_type }) => shop_id === 7 && delivery_type === 3);
  const settlement = wireSettlement({ address });
  const kind = isPickup ? { delivery_type: 3, shipping_price: 0 } : {};
  return {
    ...settlement,
    shop: settlement.shop
      .filter(({ shop_id }) => lines.some((line) => line.shop_id === shop_id))
      .map((shop) =>
        shop.shop_id === 7
          ? { ...shop, ...visited, ...kind, goods: shop.goods.map((each) => ({ ...each, ...kind })) }
          : shop,
      ),
  };
}

/** A settlement of something virtual, which nobody has to send. */
export function wireVirtualSettlement() {
  const settlement = wireSettlement({ address: false });
  const kind = { delivery_type: 2, delivery_type_text: "虚拟发货", delivery_types_arr: [{ delivery_type: 2 }] };
  return {
    ...settlement,
    shop: settlement.shop
      .slice(0, 1)
      .map((shop) => ({ ...shop, ...kind, goods: shop.goods.map((each) => ({ ...each, type: 1, delivery_type: 2 })) })),
  };
}

/** A coupon of the first shop that can be received. */
export function wireOffer(differences: Readonly<Record<string, unknown>> = {}) {
  return wireCoupon({ money: "30", condition_type: 1, ...differences });
}

export function wirePage(...lists: readonly object[]) {
  return { lists, count: lists.length, more: 0, expand: { valid: lists.length, used: 0, expired: 0 } };
}
