import type { Texts } from "../../platform/store/language.ts";

/** The messages about notices to groups of customers. */
export const campaignMessages = {
  campaignSaved: {
    en: "The notice is saved",
    zh: "消息已保存",
    ja: "お知らせを保存しました",
    ko: "알림을 저장했습니다",
  },
  campaignRemoved: {
    en: "The notice has been removed",
    zh: "消息已删除",
    ja: "お知らせを削除しました",
    ko: "알림을 삭제했습니다",
  },
  campaignSent: {
    en: "The notice is being sent",
    zh: "消息正在发送",
    ja: "お知らせを送信しています",
    ko: "알림을 보내고 있습니다",
  },
  campaignScheduled: {
    en: "The notice will be sent at that time",
    zh: "消息将按设定时间发送",
    ja: "指定の時刻にお知らせを送信します",
    ko: "지정한 시각에 알림을 보냅니다",
  },
  campaignStopped: {
    en: "The notice has been stopped",
    zh: "消息已停止发送",
    ja: "お知らせの送信を停止しました",
    ko: "알림 발송을 중단했습니다",
  },
  campaignGone: {
    en: "This notice is gone",
    zh: "该消息已不存在",
    ja: "このお知らせはもうありません",
    ko: "더 이상 없는 알림입니다",
  },
  campaignChangedMeanwhile: {
    en: "Somebody has changed this notice meanwhile; please look at it again",
    zh: "该消息已被他人修改，请重新查看后再操作",
    ja: "その間に他の人がこのお知らせを変更しました。もう一度ご確認ください",
    ko: "그사이 다른 사람이 이 알림을 변경했습니다. 다시 확인해 주세요",
  },
  campaignNoDraft: {
    en: "This notice is sent, or waits to be: it cannot be changed any more",
    zh: "该消息已发送或等待发送，无法再修改",
    ja: "送信済みまたは送信待ちのお知らせは変更できません",
    ko: "발송했거나 발송을 기다리는 알림은 바꿀 수 없습니다",
  },
  campaignOver: {
    en: "Nothing of this notice is left to be stopped",
    zh: "该消息已没有可停止的发送",
    ja: "停止できる送信はもうありません",
    ko: "중단할 발송이 남아 있지 않습니다",
  },
  campaignTitleMissing: {
    en: "Please enter a title in this language",
    zh: "请填写该语言的标题",
    ja: "この言語のタイトルを入力してください",
    ko: "이 언어의 제목을 입력해 주세요",
  },
  campaignContentMissing: {
    en: "Please enter a text in this language",
    zh: "请填写该语言的正文",
    ja: "この言語の本文を入力してください",
    ko: "이 언어의 본문을 입력해 주세요",
  },
  campaignDaysWrong: {
    en: "Please enter a number of days from 1 to {name}",
    zh: "请输入1至{name}之间的天数",
    ja: "日数は1～{name}で入力してください",
    ko: "일수는 1~{name} 사이로 입력해 주세요",
  },
  campaignGroupMissing: {
    en: "Please choose a level",
    zh: "请选择会员等级",
    ja: "会員ランクを選択してください",
    ko: "회원 등급을 선택해 주세요",
  },
  campaignGroupGone: {
    en: "The level, shop or category of this group is gone",
    zh: "该群体所属的会员等级、店铺或商品分类已不存在",
    ja: "対象の会員ランク・ショップ・カテゴリはもうありません",
    ko: "대상 회원 등급, 상점 또는 카테고리가 더 이상 없습니다",
  },
  campaignTargetGone: {
    en: "Shoppers do not see what this notice leads to",
    zh: "顾客看不到该消息的跳转目标",
    ja: "リンク先が購入者に表示されていません",
    ko: "연결 대상이 구매자에게 보이지 않습니다",
  },
  campaignTimeOver: {
    en: "Please choose a time that is still to come",
    zh: "请选择将来的时间",
    ja: "これからの日時を選択してください",
    ko: "앞으로의 시각을 선택해 주세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof campaignMessages, Texts> {}
}
