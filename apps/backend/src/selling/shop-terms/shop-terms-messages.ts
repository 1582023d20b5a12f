import type { Texts } from "../../platform/store/language.ts";

/** What is said to merchants who say what they promise. */
export const shopTermsMessages = {
  shopTermsChangedMeanwhile: {
    en: "Somebody has changed the terms meanwhile; please look at them again",
    zh: "条款已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が条件を変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 조건을 변경했습니다. 다시 확인해 주세요",
  },
  returnDaysWrong: {
    en: "Please enter a number of days from 0 to {name}",
    zh: "请输入0到{name}之间的天数",
    ja: "0から{name}までの日数を入力してください",
    ko: "0에서 {name} 사이의 일수를 입력해 주세요",
  },
  returnDaysTooFew: {
    en: "The platform asks for at least {name} days",
    zh: "平台要求至少{name}天",
    ja: "プラットフォームの規定により{name}日以上にしてください",
    ko: "플랫폼 규정에 따라 최소 {name}일이어야 합니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof shopTermsMessages, Texts> {}
}
