import type { Texts } from "../../../platform/store/language.ts";

/** The messages about articles and their categories at the desk. */
export const articleMessages = {
  articleSaved: {
    en: "The draft has been saved",
    zh: "草稿已保存",
    ja: "下書きを保存しました",
    ko: "초안을 저장했습니다",
  },
  articleDiscarded: {
    en: "The draft has been discarded",
    zh: "草稿已放弃",
    ja: "下書きを破棄しました",
    ko: "초안을 삭제했습니다",
  },
  articlePublished: {
    en: "The new version has been published",
    zh: "新版本已发布",
    ja: "新しい版を公開しました",
    ko: "새 버전을 게시했습니다",
  },
  articleShown: {
    en: "Readers find the article again",
    zh: "读者可以再次看到该文章",
    ja: "記事を再び表示しました",
    ko: "글을 다시 표시했습니다",
  },
  articleHidden: {
    en: "The article is hidden from readers",
    zh: "该文章已对读者隐藏",
    ja: "記事を非表示にしました",
    ko: "글을 숨겼습니다",
  },
  articleRemoved: {
    en: "The article has been removed",
    zh: "文章已删除",
    ja: "記事を削除しました",
    ko: "글을 삭제했습니다",
  },
  articleChangedMeanwhile: {
    en: "Somebody has changed this article meanwhile",
    zh: "该文章已被他人修改",
    ja: "この記事は他の担当者によって変更されました",
    ko: "다른 담당자가 이 글을 변경했습니다",
  },
  articleDraftMissing: {
    en: "There is no draft to publish",
    zh: "没有可发布的草稿",
    ja: "公開できる下書きがありません",
    ko: "게시할 초안이 없습니다",
  },
  articleNotPublished: {
    en: "This article has not been published yet",
    zh: "该文章尚未发布",
    ja: "この記事はまだ公開されていません",
    ko: "아직 게시되지 않은 글입니다",
  },
  articleVersionUnknown: {
    en: "There is no such version",
    zh: "该版本不存在",
    ja: "この版は存在しません",
    ko: "존재하지 않는 버전입니다",
  },
  articleVersionShown: {
    en: "This version is the one that is published already",
    zh: "该版本正是当前发布的版本",
    ja: "この版はすでに公開中です",
    ko: "이미 게시 중인 버전입니다",
  },
  articleTitleMissing: {
    en: "A title is missing here",
    zh: "缺少标题",
    ja: "タイトルがありません",
    ko: "제목이 없습니다",
  },
  articleBodyMissing: {
    en: "The text is missing here",
    zh: "缺少正文",
    ja: "本文がありません",
    ko: "본문이 없습니다",
  },
  articleBodyTooLong: {
    en: "This text is too long: at most 18,000 Chinese or 56,000 Latin characters",
    zh: "文本过长：最多约18000个汉字或56000个拉丁字母",
    ja: "本文が長すぎます。日本語で約18,000文字、英字で56,000文字までです",
    ko: "글이 너무 깁니다. 한글 약 18,000자 또는 영문 56,000자까지입니다",
  },
  articleBodyUnreadable: {
    en: "This text cannot be read: it is nested too deeply",
    zh: "无法读取该文本：嵌套层级过深",
    ja: "本文の入れ子が深すぎるため読み取れません",
    ko: "글의 중첩이 너무 깊어 읽을 수 없습니다",
  },
  articleMomentWrong: {
    en: "Please give a day and a time",
    zh: "请填写日期和时间",
    ja: "日付と時刻を入力してください",
    ko: "날짜와 시간을 입력해 주세요",
  },
  articlePeriodWrong: {
    en: "The end is not after the beginning",
    zh: "结束时间须晚于开始时间",
    ja: "終了は開始より後にしてください",
    ko: "종료는 시작보다 늦어야 합니다",
  },
  articleTickerOfHelp: {
    en: "Only news run through the ticker",
    zh: "只有资讯可以显示在滚动公告中",
    ja: "お知らせ欄に表示できるのはニュースだけです",
    ko: "알림줄에는 소식만 표시할 수 있습니다",
  },
  articleTargetSame: {
    en: "Please choose another article",
    zh: "请选择另一篇文章",
    ja: "別の記事を選んでください",
    ko: "다른 글을 선택해 주세요",
  },
  articleTargetGone: {
    en: "Readers do not find that article, so nothing can lead to it",
    zh: "读者看不到该文章，无法指向它",
    ja: "その記事は公開されていないため、移動先にできません",
    ko: "게시되지 않은 글이라 연결할 수 없습니다",
  },
  articleCategorySaved: {
    en: "The topic is saved",
    zh: "分类已保存",
    ja: "分類を保存しました",
    ko: "분류를 저장했습니다",
  },
  articleCategoryRemoved: {
    en: "The topic has been removed",
    zh: "分类已删除",
    ja: "分類を削除しました",
    ko: "분류를 삭제했습니다",
  },
  articleCategoryGone: {
    en: "This topic is gone",
    zh: "该分类已不存在",
    ja: "この分類はもうありません",
    ko: "더 이상 없는 분류입니다",
  },
  articleCategoryChanged: {
    en: "Somebody has changed this topic meanwhile; please look at it again",
    zh: "该分类已被他人修改，请重新查看",
    ja: "この分類は他の担当者によって変更されました。もう一度ご確認ください",
    ko: "다른 담당자가 이 분류를 변경했습니다. 다시 확인해 주세요",
  },
  articleCategoryTarget: {
    en: "Please choose another topic of the same kind",
    zh: "请选择另一个同类分类",
    ja: "同じ種類の別の分類を選んでください",
    ko: "같은 종류의 다른 분류를 선택해 주세요",
  },
  articleCategoryNameTaken: {
    en: "Another topic is called “{name}” already",
    zh: "已有名为“{name}”的分类",
    ja: "「{name}」という分類がすでにあります",
    ko: "‘{name}’ 분류가 이미 있습니다",
  },
  articleCategoriesTooMany: {
    en: "There are {name} topics already, which is the most",
    zh: "分类已达上限（{name}个）",
    ja: "分類は{name}件までです",
    ko: "분류는 최대 {name}개까지 만들 수 있습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof articleMessages, Texts> {}
}
