import { demoAccountPrefix } from "../../../identity/agents/manage-accounts.ts";
import type { Texts } from "../../../platform/store/language.ts";
import { written } from "../written-text.ts";

/** With whom the platform's own agent logs in; those of shops have the shop's key instead. */
export const platformAgentKey = "platform";

export function demoAccount(key: string): string {
  return `${demoAccountPrefix}${key}`;
}

/** The agents of flesh and blood, as customers see them. */
const demoNickname: Texts = { en: "Demo agent", zh: "演示客服", ja: "デモ担当", ko: "데모 상담원" };

/** Whom a shop or the platform belongs to: somebody to log in with, who may do whatever there is to be seen at the desk. */
export function demoOwner(key: string, passwordHash: string) {
  return { account: demoAccount(key), passwordHash, ...written({ nickname: demoNickname }) };
}

/** What an agent who answers by itself is called, so that nobody takes it for a person. */
export const automaticNickname: Texts = {
  en: "Automatic answer",
  zh: "自动回复",
  ja: "自動応答",
  ko: "자동 응답",
};

/** What the demo's agents write often. */
export const demoReplies: readonly { readonly title: Texts; readonly content: Texts }[] = [
  {
    title: { en: "Greeting", zh: "问好", ja: "ごあいさつ", ko: "인사" },
    content: {
      en: "Hello, how can I help you?",
      zh: "您好，有什么可以帮您？",
      ja: "こんにちは。ご用件をお聞かせください。",
      ko: "안녕하세요, 무엇을 도와드릴까요?",
    },
  },
  {
    title: { en: "One moment", zh: "请稍候", ja: "少々お待ちください", ko: "잠시만요" },
    content: {
      en: "One moment please, I am looking it up.",
      zh: "请稍候，我帮您查一下。",
      ja: "確認いたしますので、少々お待ちください。",
      ko: "확인해 보겠습니다. 잠시만 기다려 주세요.",
    },
  },
  {
    title: { en: "Order number", zh: "订单号", ja: "注文番号", ko: "주문번호" },
    content: {
      en: "Could you send me the order, please?",
      zh: "麻烦您发送一下订单。",
      ja: "ご注文を送信していただけますか。",
      ko: "주문을 보내 주시겠어요?",
    },
  },
  {
    title: { en: "Goodbye", zh: "结束语", ja: "終わりのあいさつ", ko: "마무리" },
    content: {
      en: "Is there anything else? Have a nice day!",
      zh: "还有其他问题吗？祝您购物愉快！",
      ja: "ほかにご不明な点はございませんか。またのご利用をお待ちしております。",
      ko: "더 궁금하신 점이 있으신가요? 좋은 하루 보내세요!",
    },
  },
];
