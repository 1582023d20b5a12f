import type { Texts } from "../../platform/store/language.ts";

/** The messages about shops. */
export const merchantMessages = {
  shopGone: {
    en: "This shop does not exist",
    zh: "店铺不存在",
    ja: "このショップは存在しません",
    ko: "존재하지 않는 상점입니다",
  },
  shopOnHoliday: {
    en: "This shop is on holiday and takes no orders until {name}",
    zh: "店铺休假中，{name}前（含当日）暂不接受订单",
    ja: "このショップは休業中のため、{name}まで（当日を含む）ご注文を受け付けておりません",
    ko: "이 상점은 휴무 중이며 {name}까지(당일 포함) 주문을 받지 않습니다",
  },
  shopSendsLater: {
    en: "This shop is on holiday until {name}; what is ordered now is sent after that day",
    zh: "店铺休假至{name}，现在下单的商品将在该日之后发货",
    ja: "このショップは{name}まで休業中です。今ご注文いただいた商品はその後に発送します",
    ko: "이 상점은 {name}까지 휴무입니다. 지금 주문하신 상품은 그 이후에 발송됩니다",
  },
} as const satisfies Record<string, Texts>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof merchantMessages, Texts> {}
}
