import type { Texts } from "../../platform/store/language.ts";

/** The messages about carts. */
export const cartMessages = {
  addedToCart: {
    en: "Added to the cart",
    zh: "已加入购物车",
    ja: "カートに追加しました",
    ko: "장바구니에 담았습니다",
  },
  cartLineGone: {
    en: "This item is no longer in your cart",
    zh: "购物车中没有该商品",
    ja: "この商品はカートにありません",
    ko: "장바구니에 없는 상품입니다",
  },
  cartFull: {
    en: "Your cart holds {name} different items at most",
    zh: "购物车最多容纳 {name} 种商品",
    ja: "カートに入れられる商品は{name}種類までです",
    ko: "장바구니에는 상품을 {name}종까지 담을 수 있습니다",
  },
  laterFull: {
    en: "You can save {name} different items for later at most",
    zh: "最多可暂存 {name} 种商品",
    ja: "「あとで買う」に入れられる商品は{name}種類までです",
    ko: "나중에 살 상품은 {name}종까지 담을 수 있습니다",
  },
  virtualNotInCart: {
    en: "Virtual products cannot be put in the cart, please buy them directly",
    zh: "虚拟商品不可加入购物车，请直接购买",
    ja: "デジタル商品はカートに入れられません。直接ご購入ください",
    ko: "디지털 상품은 장바구니에 담을 수 없습니다. 바로 구매해 주세요",
  },
  shopTakesNoOrders: {
    en: "This shop is not taking orders at the moment",
    zh: "该店铺暂不接受订单",
    ja: "このショップは現在ご注文を受け付けておりません",
    ko: "이 상점은 현재 주문을 받지 않습니다",
  },
  quantityMissing: {
    en: "Please enter a quantity",
    zh: "商品数量不能为空",
    ja: "数量を入力してください",
    ko: "수량을 입력해 주세요",
  },
  quantityNotAnInteger: {
    en: "The quantity must be a whole number",
    zh: "商品数量需为整数",
    ja: "数量は整数で入力してください",
    ko: "수량은 정수로 입력해 주세요",
  },
  quantityNotPositive: {
    en: "The quantity must be greater than 0",
    zh: "商品数量需大于 0",
    ja: "数量は1以上で入力してください",
    ko: "수량은 1개 이상이어야 합니다",
  },
  quantityTooLarge: {
    en: "You can buy {name} pieces at most",
    zh: "单件商品最多购买 {name} 件",
    ja: "ご購入は{name}点までです",
    ko: "최대 {name}개까지 구매할 수 있습니다",
  },
  soldOut: {
    en: "This item is sold out",
    zh: "很抱歉，商品已售罄",
    ja: "この商品は売り切れです",
    ko: "품절된 상품입니다",
  },
  flashLimitExceeded: {
    en: "You can buy at most {count} of “{name}” at this price",
    zh: "“{name}”以此价格每人限购 {count} 件",
    ja: "「{name}」をこの価格で購入できるのはお一人様{count}点までです",
    ko: "‘{name}’ 상품은 이 가격으로 1인당 최대 {count}개까지 구매할 수 있습니다",
  },
  stockShort: {
    en: "Sorry, only {name} left",
    zh: "很抱歉，库存不足，仅剩 {name} 件",
    ja: "在庫が足りません。残り{name}点です",
    ko: "재고가 부족합니다. {name}개 남았습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof cartMessages, Texts> {}
}
