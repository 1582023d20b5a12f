import type { Texts } from "../../platform/store/language.ts";

/** The messages of checkout. */
export const checkoutMessages = {
  nothingToBuy: {
    en: "There is nothing to buy, please choose something first",
    zh: "请先选择要购买的商品",
    ja: "購入する商品を選択してください",
    ko: "구매할 상품을 먼저 선택해 주세요",
  },
  cartLinesGone: {
    en: "Some of this is no longer in your cart: you may have ordered it in another tab. Please look at your orders and your cart",
    zh: "部分商品已不在购物车中，可能已在其他页面下单，请查看您的订单和购物车",
    ja: "一部の商品がカートにありません。別のタブで注文済みの可能性があります。注文とカートをご確認ください",
    ko: "일부 상품이 장바구니에 없습니다. 다른 탭에서 이미 주문했을 수 있으니 주문과 장바구니를 확인해 주세요",
  },
  tooManyLines: {
    en: "One order can have {name} different items at most",
    zh: "一次最多购买 {name} 种商品",
    ja: "一度に購入できるのは{name}種類までです",
    ko: "한 번에 {name}종까지 구매할 수 있습니다",
  },
  namedProductGone: {
    en: "“{name}” is no longer available",
    zh: "“{name}”已下架",
    ja: "「{name}」は現在取り扱っておりません",
    ko: "‘{name}’ 상품은 판매가 종료되었습니다",
  },
  namedShopTakesNoOrders: {
    en: "The shop of “{name}” is not taking orders at the moment",
    zh: "“{name}”所属店铺暂不接受订单",
    ja: "「{name}」のショップは現在ご注文を受け付けておりません",
    ko: "‘{name}’의 상점은 현재 주문을 받지 않습니다",
  },
  namedStockShort: {
    en: "There are not enough of “{name}” in stock",
    zh: "“{name}”库存不足",
    ja: "「{name}」の在庫が足りません",
    ko: "‘{name}’의 재고가 부족합니다",
  },
  undeliverable: {
    en: "“{name}” cannot be delivered to this address",
    zh: "“{name}”不支持配送至该地址",
    ja: "「{name}」はこのお届け先へ配送できません",
    ko: "‘{name}’ 상품은 이 주소로 배송할 수 없습니다",
  },
  checkoutTooExpensive: {
    en: "The total is too high for one order, please buy less at once",
    zh: "订单金额过大，请分次购买",
    ja: "合計金額が上限を超えています。数回に分けてご購入ください",
    ko: "주문 금액이 너무 큽니다. 나누어 구매해 주세요",
  },
  addressNeeded: {
    en: "Please choose a delivery address",
    zh: "请选择收货地址",
    ja: "お届け先を選択してください",
    ko: "배송지를 선택해 주세요",
  },
  pickupNotOffered: {
    en: "“{name}” cannot be collected at the shop",
    zh: "“{name}”暂不支持到店自提",
    ja: "「{name}」は店頭受け取りに対応していません",
    ko: "‘{name}’ 상품은 매장 픽업을 지원하지 않습니다",
  },
  couponUnusable: {
    en: "The chosen coupon cannot be used for this order any more",
    zh: "所选优惠券已不可用于该订单",
    ja: "選択したクーポンはこの注文に使えなくなりました",
    ko: "선택한 쿠폰은 더 이상 이 주문에 사용할 수 없습니다",
  },
  amountChanged: {
    en: "The total has changed meanwhile, please check it and submit again",
    zh: "订单金额已发生变化，请确认后重新提交",
    ja: "合計金額が変更されました。ご確認のうえ、もう一度ご注文ください",
    ko: "결제 금액이 변경되었습니다. 확인 후 다시 주문해 주세요",
  },
  remarkTooLong: {
    en: "A note to the shop can have {name} characters at most",
    zh: "给商家的留言不能超过 {name} 个字",
    ja: "ショップへのメッセージは{name}文字以内で入力してください",
    ko: "상점에 남기는 메모는 {name}자까지 입력할 수 있습니다",
  },
  orderSubmitted: {
    en: "Order submitted",
    zh: "下单成功",
    ja: "ご注文を受け付けました",
    ko: "주문이 접수되었습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof checkoutMessages, Texts> {}
}
