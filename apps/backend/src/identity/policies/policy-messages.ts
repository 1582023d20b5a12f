import type { Texts } from "../../platform/store/language.ts";

/** The messages about policies: at the desk, and to who would have to accept one that is not there. */
export const policyMessages = {
  registrationClosed: {
    en: "Registration is not open yet: the agreements have not been published",
    zh: "暂未开放注册：相关协议尚未发布",
    ja: "規約がまだ公開されていないため、会員登録の受付を開始していません",
    ko: "약관이 아직 게시되지 않아 회원가입을 받지 않습니다",
  },
  merchantEntryClosed: {
    en: "Applications are not open yet: the merchant agreement has not been published",
    zh: "暂未开放商家入驻：商家入驻协议尚未发布",
    ja: "出店規約がまだ公開されていないため、出店申請の受付を開始していません",
    ko: "입점 약관이 아직 게시되지 않아 입점 신청을 받지 않습니다",
  },
  policySaved: {
    en: "The draft has been saved",
    zh: "草稿已保存",
    ja: "下書きを保存しました",
    ko: "초안을 저장했습니다",
  },
  policyDiscarded: {
    en: "The draft has been discarded",
    zh: "草稿已放弃",
    ja: "下書きを破棄しました",
    ko: "초안을 삭제했습니다",
  },
  policyPublished: {
    en: "The new version has been published",
    zh: "新版本已发布",
    ja: "新しい版を公開しました",
    ko: "새 버전을 게시했습니다",
  },
  policySkeletonsAdded: {
    en: "Skeletons have been added where there was nothing",
    zh: "已为空白的协议添加模板",
    ja: "本文のない規約にひな形を追加しました",
    ko: "내용이 없는 약관에 서식을 추가했습니다",
  },
  policyChangedMeanwhile: {
    en: "Somebody has changed this policy meanwhile",
    zh: "该协议已被他人修改",
    ja: "この規約は他の担当者によって変更されました",
    ko: "다른 담당자가 이 약관을 변경했습니다",
  },
  policyUnknown: {
    en: "There is no such policy",
    zh: "该协议不存在",
    ja: "この規約は存在しません",
    ko: "존재하지 않는 약관입니다",
  },
  policyVersionUnknown: {
    en: "There is no such version",
    zh: "该版本不存在",
    ja: "この版は存在しません",
    ko: "존재하지 않는 버전입니다",
  },
  policyVersionShown: {
    en: "This version is the one that is shown already",
    zh: "该版本正是当前展示的版本",
    ja: "この版はすでに公開中です",
    ko: "이미 게시 중인 버전입니다",
  },
  policyDraftMissing: {
    en: "There is no draft to publish",
    zh: "没有可发布的草稿",
    ja: "公開できる下書きがありません",
    ko: "게시할 초안이 없습니다",
  },
  policyDraftEmpty: {
    en: "Please write the text in one language at least",
    zh: "请至少填写一种语言的内容",
    ja: "少なくとも1つの言語で本文を入力してください",
    ko: "한 가지 언어 이상으로 내용을 입력해 주세요",
  },
  policyToReview: {
    en: "This text is marked as to be checked: read it, and take the mark away",
    zh: "该文本标记为待审阅：请审阅后取消标记",
    ja: "この本文は要確認です。内容を確認してから印を外してください",
    ko: "검토가 필요한 글입니다. 내용을 확인한 뒤 표시를 해제해 주세요",
  },
  policyLanguageNeeded: {
    en: "The text is missing in the store's own language, which is shown where others are missing",
    zh: "缺少商城默认语言的文本，其他语言缺失时将展示该文本",
    ja: "ストアの基本言語の本文がありません。他の言語がない場合に表示されます",
    ko: "상점 기본 언어의 글이 없습니다. 다른 언어가 없을 때 표시됩니다",
  },
  policyTextTooLong: {
    en: "This text is too long: at most 20,000 Chinese or 60,000 Latin characters",
    zh: "文本过长：最多约20000个汉字或60000个拉丁字母",
    ja: "本文が長すぎます。日本語で約20,000文字、英字で60,000文字までです",
    ko: "글이 너무 깁니다. 한글 약 20,000자 또는 영문 60,000자까지입니다",
  },
  policyTextUnreadable: {
    en: "This text cannot be read: it is nested too deeply",
    zh: "无法读取该文本：嵌套层级过深",
    ja: "本文の入れ子が深すぎるため読み取れません",
    ko: "글의 중첩이 너무 깊어 읽을 수 없습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof policyMessages, Texts> {}
}
