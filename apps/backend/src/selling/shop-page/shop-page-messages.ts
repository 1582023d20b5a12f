import type { Texts } from "../../platform/store/language.ts";

/** The messages about pages and names of shops at the desk. */
export const shopPageMessages = {
  shopPageSaved: {
    en: "The draft has been saved",
    zh: "草稿已保存",
    ja: "下書きを保存しました",
    ko: "초안을 저장했습니다",
  },
  shopPageDiscarded: {
    en: "The draft has been discarded",
    zh: "草稿已放弃",
    ja: "下書きを破棄しました",
    ko: "초안을 삭제했습니다",
  },
  shopPagePublished: {
    en: "The page of your shop has been published",
    zh: "店铺页面已发布",
    ja: "ショップページを公開しました",
    ko: "상점 페이지를 게시했습니다",
  },
  shopPageDraftMissing: {
    en: "There is no draft to publish",
    zh: "没有可发布的草稿",
    ja: "公開できる下書きがありません",
    ko: "게시할 초안이 없습니다",
  },
  shopPageChangedMeanwhile: {
    en: "Somebody has changed the page of your shop meanwhile",
    zh: "店铺页面已被他人修改",
    ja: "ショップページは他の担当者によって変更されました",
    ko: "다른 담당자가 상점 페이지를 변경했습니다",
  },
  shopStoryTooLong: {
    en: "This story is too long: at most 6,500 Chinese or 20,000 Latin characters",
    zh: "店铺故事过长：最多约6500个汉字或20000个拉丁字母",
    ja: "ストーリーが長すぎます。日本語で約6,500文字、英字で20,000文字までです",
    ko: "이야기가 너무 깁니다. 한글 약 6,500자 또는 영문 20,000자까지입니다",
  },
  shopStoryUnreadable: {
    en: "This story cannot be read: it is nested too deeply",
    zh: "无法读取该店铺故事：嵌套层级过深",
    ja: "ストーリーの入れ子が深すぎるため読み取れません",
    ko: "이야기의 중첩이 너무 깊어 읽을 수 없습니다",
  },
  shopNameAccepted: {
    en: "The name has been accepted",
    zh: "店铺名称已通过",
    ja: "ショップ名を承認しました",
    ko: "상점 이름을 승인했습니다",
  },
  shopNameRefused: {
    en: "The name has been refused",
    zh: "店铺名称已驳回",
    ja: "ショップ名を却下しました",
    ko: "상점 이름을 거절했습니다",
  },
  shopNameDecidedMeanwhile: {
    en: "The shop has proposed another name meanwhile, or somebody has decided about it",
    zh: "店铺已提交其他名称，或该名称已被他人处理",
    ja: "その間にショップが別の名前を提案したか、他の人がすでに判断しました",
    ko: "그사이 상점이 다른 이름을 제안했거나 다른 사람이 이미 결정했습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof shopPageMessages, Texts> {}
}
