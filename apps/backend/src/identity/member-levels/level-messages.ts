import type { Texts } from "../../platform/store/language.ts";

/** The messages about levels of members. */
export const levelMessages = {
  levelSaved: {
    en: "The level is saved",
    zh: "会员等级已保存",
    ja: "会員ランクを保存しました",
    ko: "회원 등급을 저장했습니다",
  },
  levelMoved: {
    en: "The level has been moved",
    zh: "会员等级已移动",
    ja: "会員ランクを移動しました",
    ko: "회원 등급을 옮겼습니다",
  },
  levelRemoved: {
    en: "The level has been removed",
    zh: "会员等级已删除",
    ja: "会員ランクを削除しました",
    ko: "회원 등급을 삭제했습니다",
  },
  levelGiven: {
    en: "The customer's level is saved",
    zh: "客户的会员等级已保存",
    ja: "顧客の会員ランクを保存しました",
    ko: "고객의 회원 등급을 저장했습니다",
  },
  levelGone: {
    en: "This level is gone",
    zh: "该会员等级已不存在",
    ja: "この会員ランクはもうありません",
    ko: "더 이상 없는 회원 등급입니다",
  },
  levelChangedMeanwhile: {
    en: "Somebody has changed the levels meanwhile; please look at them again",
    zh: "会员等级已被他人修改，请重新查看后再操作",
    ja: "その間に他の人が会員ランクを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 회원 등급을 변경했습니다. 다시 확인해 주세요",
  },
  levelGivenMeanwhile: {
    en: "Somebody has given this customer another level meanwhile; please look again",
    zh: "该客户的等级已被他人修改，请重新查看后再操作",
    ja: "その間に他の人がこの顧客のランクを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 고객의 등급을 변경했습니다. 다시 확인해 주세요",
  },
  levelNameTaken: {
    en: "Another level is called “{name}” already",
    zh: "已有名为“{name}”的会员等级",
    ja: "「{name}」という会員ランクがすでにあります",
    ko: "‘{name}’ 등급이 이미 있습니다",
  },
  levelsTooMany: {
    en: "There can be {name} levels at most",
    zh: "最多可有{name}个会员等级",
    ja: "会員ランクは{name}個までです",
    ko: "회원 등급은 최대 {name}개까지 만들 수 있습니다",
  },
  levelShareWrong: {
    en: "Please enter a reduction from 0 to 99.99 %",
    zh: "请输入0至99.99%之间的优惠幅度",
    ja: "割引率は0～99.99%で入力してください",
    ko: "할인율은 0~99.99% 사이로 입력해 주세요",
  },
  levelTurnoverWrong: {
    en: "Please enter an amount, such as 500 or 499.50",
    zh: "请输入金额，例如500或499.50",
    ja: "金額を入力してください（例：500、499.50）",
    ko: "금액을 입력해 주세요(예: 500 또는 499.50)",
  },
  levelDaysWrong: {
    en: "Please enter a number of days from 1 to {name}",
    zh: "请输入1至{name}之间的天数",
    ja: "日数は1～{name}で入力してください",
    ko: "일수는 1~{name} 사이로 입력해 주세요",
  },
  levelCustomerUnknown: {
    en: "No customer has this number",
    zh: "没有使用该编号或手机号的客户",
    ja: "この番号の顧客はいません",
    ko: "이 번호의 고객이 없습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof levelMessages, Texts> {}
}
