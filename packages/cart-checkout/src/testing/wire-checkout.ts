import { wireAddress } from "@plaza/testing/wire-address";

// The answers of checkout's calls, as they stand on the wire.

export const deliveryAddress = wireAddress({ id: 4 });

const wireCoupon = {
  id: 31,
  coupon_id: 3,
  name: "Welcome to Hearth & Linden",
  shop_id: 7,
  shop_name: "Hearth & Linden",
  money: "20",
  condition_type: 2,
  condition_money: "150",
  use_goods_type: 1,
  use_time_type: 1,
  use_time_start: 1_700_000_000,
  use_time_end: 1_900_000_000,
  coupon_use_time: 0,
  create_time: 1_700_000_000,
  status: 0,
  is_expired: 0,
};

const goods = {
  item_id: 90,
  goods_id: 31,
  shop_id: 7,
  num: 2,
  type: 0,
  name: "Glazed Stoneware Teapot, 900 ml",
  price: "54.00",
  original_price: "54.00",
  spec_value: "Cherry,900 ml",
  image: "",
  delivery_type: 1,
  is_seckill: 0,
  is_member: 0,
  sum_price: 108,
};

/** Two shops: a coupon for the one, a flash sale and a member's price at the other. */
export function wireSettlement({
  couponId = null,
  address = true,
}: { couponId?: number | null; address?: boolean } = {}) {
  const discount = couponId === null ? 0 : "20.00";
  const shop = { delivery_type: 1, delivery_type_text: "快递发货", delivery_types_arr: [] };
  return {
    address: address ? deliveryAddress : [],
    shop: [
      {
        ...shop,
        shop_id: 7,
        shop_name: "Hearth & Linden",
        coupon_list: [wireCoupon, { ...wireCoupon, id: 32, name: "Spring tea", money: "5", condition_type: 1 }],
        goods: [goods],
        shipping_price: address ? "12.00" : 0,
        discount_amount: discount,
        total_amount: 0,
      },
      {
        ...shop,
        shop_id: 8,
        shop_name: "Northline Audio",
        coupon_list: [],
        goods: [
          {
            ...goods,
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
          },
          {
            ...goods,
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
          },
        ],
        shipping_price: 0,
        discount_amount: 0,
        total_amount: 0,
      },
    ],
    order_type: 1,
    total_amount: 0,
  };
}
