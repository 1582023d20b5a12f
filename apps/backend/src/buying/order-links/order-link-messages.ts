import type { Texts } from "../../platform/store/language.ts";

/** The messages about links to orders. */
export const orderLinkTexts = {
  orderLinkInvalid: {
    en: "This link is not valid, or has expired. Please ask for a new one",
    zh: "此链接无效或已过期，请重新获取",
    ja: "このリンクは無効か、有効期限が切れています。新しいリンクを取得してください",
    ko: "유효하지 않거나 만료된 링크입니다. 새 링크를 요청해 주세요",
  },
  orderLinkSent: {
    en: "The link is on its way",
    zh: "链接已发送",
    ja: "リンクを送信しました",
    ko: "링크를 보냈습니다",
  },
  orderLinkUnavailable: {
    en: "Links cannot be sent at the moment",
    zh: "暂时无法发送链接",
    ja: "現在リンクを送信できません",
    ko: "지금은 링크를 보낼 수 없습니다",
  },
} as const satisfies Record<string, Texts>;

/** What is sent; {number}, {date} and {link} stand in it. */
export const orderLinkMessage: Texts = {
  en: "Your order {number}, until {date}: {link} Whoever has this link sees the order.",
  zh: "您的订单 {number}（{date} 前有效）：{link} 获得此链接的人可查看该订单。",
  ja: "ご注文 {number}（{date}まで有効）：{link} このリンクを知っている人は注文を閲覧できます。",
  ko: "주문 {number} ({date}까지 유효): {link} 이 링크가 있으면 누구나 주문을 볼 수 있습니다.",
};

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof orderLinkTexts, Texts> {}
}
