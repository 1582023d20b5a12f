import type { Texts } from "../../platform/store/language.ts";

/** The messages about alerts, and what notices say that come of them. */
export const alertMessages = {
  alertSet: {
    en: "We will tell you",
    zh: "我们会通知您",
    ja: "お知らせします",
    ko: "알려 드리겠습니다",
  },
  alertRemoved: {
    en: "The alert is off",
    zh: "提醒已关闭",
    ja: "アラートを解除しました",
    ko: "알림을 해제했습니다",
  },
  alertsFull: {
    en: "You can have {name} alerts at most",
    zh: "最多可设置 {name} 个提醒",
    ja: "設定できるアラートは{name}件までです",
    ko: "알림은 최대 {name}개까지 설정할 수 있습니다",
  },
  alertPriceThere: {
    en: "It costs {name} already",
    zh: "现价已是 {name}",
    ja: "すでに{name}になっています",
    ko: "이미 {name}입니다",
  },
  alertInStock: {
    en: "It is in stock",
    zh: "商品有货",
    ja: "在庫があります",
    ko: "재고가 있습니다",
  },
  alertNoFlashSale: {
    en: "It is in no flash sale to come",
    zh: "该商品没有即将开始的秒杀",
    ja: "この商品のタイムセールの予定はありません",
    ko: "예정된 타임 세일이 없는 상품입니다",
  },
  noticePrice: {
    en: "{name} now costs {price}. You asked to be told at {wish} or less.",
    zh: "{name}现价 {price}，已达到您期望的 {wish}。",
    ja: "{name}が{price}になりました（ご希望は{wish}以下）。",
    ko: "{name}의 현재 가격은 {price}입니다(희망 가격 {wish} 이하).",
  },
  noticeStock: {
    en: "{name} is back.",
    zh: "{name}到货了。",
    ja: "{name}が再入荷しました。",
    ko: "재입고되었습니다: {name}",
  },
  noticeFlash: {
    en: "The flash sale of {name} has begun: {price} while it lasts.",
    zh: "{name}的秒杀已开始：秒杀价 {price}。",
    ja: "{name}のタイムセールが始まりました。セール価格は{price}です。",
    ko: "{name}의 타임 세일이 시작되었습니다. 세일 가격은 {price}입니다.",
  },
  noticeGone: {
    en: "{name} is no longer sold, so your alert has ended.",
    zh: "{name}已下架，您的提醒已结束。",
    ja: "{name}は販売を終了したため、アラートも終了しました。",
    ko: "{name}의 판매가 종료되어 알림도 끝났습니다.",
  },
  noticeNoFlash: {
    en: "There is no flash sale of {name} to come any more, so your alert has ended.",
    zh: "{name}已没有即将开始的秒杀，您的提醒已结束。",
    ja: "{name}のタイムセールの予定がなくなったため、アラートも終了しました。",
    ko: "{name}의 예정된 타임 세일이 없어져 알림도 끝났습니다.",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof alertMessages, Texts> {}
}
