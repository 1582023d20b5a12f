import type { Texts } from "../../platform/store/language.ts";

/** What is said to merchants who say how they are reached. */
export const shopContactMessages = {
  shopContactChangedMeanwhile: {
    en: "Somebody has changed this meanwhile; please look at it again",
    zh: "该内容已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 변경했습니다. 다시 확인해 주세요",
  },
  holidayDayMissing: {
    en: "Please enter a day",
    zh: "请填写日期",
    ja: "日付を入力してください",
    ko: "날짜를 입력해 주세요",
  },
  holidayWrong: {
    en: "The holiday has to end on a day to come, and not before it begins",
    zh: "休假结束日不能早于今天，也不能早于开始日",
    ja: "休業の終了日は今日以降で、開始日以降の日付にしてください",
    ko: "휴무 종료일은 오늘 이후이면서 시작일보다 빠르지 않아야 합니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof shopContactMessages, Texts> {}
}
