import type { Texts } from "../../platform/store/language.ts";

/** The messages about home, at the desk. */
export const homeMessages = {
  homeSaved: {
    en: "The draft has been saved",
    zh: "草稿已保存",
    ja: "下書きを保存しました",
    ko: "초안을 저장했습니다",
  },
  homeDiscarded: {
    en: "The draft has been discarded",
    zh: "草稿已放弃",
    ja: "下書きを破棄しました",
    ko: "초안을 삭제했습니다",
  },
  homePublished: {
    en: "The new version has been published",
    zh: "新版本已发布",
    ja: "新しい版を公開しました",
    ko: "새 버전을 게시했습니다",
  },
  homeScheduled: {
    en: "The version has been scheduled",
    zh: "新版本已定时发布",
    ja: "公開を予約しました",
    ko: "게시를 예약했습니다",
  },
  homeTakenBack: {
    en: "The schedule has been taken back",
    zh: "已取消定时发布",
    ja: "公開の予約を取り消しました",
    ko: "게시 예약을 취소했습니다",
  },
  homeChangedMeanwhile: {
    en: "Somebody has changed the home page meanwhile",
    zh: "首页已被他人修改",
    ja: "トップページは他の人が変更しました",
    ko: "그사이 다른 사람이 홈 화면을 변경했습니다",
  },
  homeDraftMissing: {
    en: "There is no draft",
    zh: "没有草稿",
    ja: "下書きがありません",
    ko: "초안이 없습니다",
  },
  homeVersionUnknown: {
    en: "There is no such version",
    zh: "该版本不存在",
    ja: "この版はありません",
    ko: "해당 버전이 없습니다",
  },
  homeVersionBegun: {
    en: "The version is shown already",
    zh: "该版本已经生效",
    ja: "この版はすでに公開されています",
    ko: "이 버전은 이미 게시되었습니다",
  },
  homeTimeOver: {
    en: "That time is over: choose a later one, or publish now",
    zh: "该时间已过，请选择更晚的时间或立即发布",
    ja: "過ぎた日時です。後の日時を選ぶか、今すぐ公開してください",
    ko: "지난 시각입니다. 이후 시각을 선택하거나 지금 게시하세요",
  },
  homeTooLarge: {
    en: "The home page is too large: remove blocks or pictures",
    zh: "首页内容过大，请删除部分板块或图片",
    ja: "トップページの内容が多すぎます。ブロックか画像を減らしてください",
    ko: "홈 화면 내용이 너무 많습니다. 블록이나 그림을 줄이세요",
  },
  homeTooMany: {
    en: "There may be {name} at most",
    zh: "最多 {name} 个",
    ja: "最大{name}件です",
    ko: "최대 {name}개입니다",
  },
  homeOneCarousel: {
    en: "There may be one carousel, as the first block: it stands beside the categories",
    zh: "轮播图只能有一个，且须为第一个板块：它位于商品分类旁边",
    ja: "カルーセルは1つだけで、先頭に置きます（カテゴリの横に表示されます）",
    ko: "캐러셀은 하나만, 첫 블록으로 둘 수 있습니다. 카테고리 옆에 표시됩니다",
  },
  homeTimesWrong: {
    en: "The end has to be after the beginning",
    zh: "结束时间须晚于开始时间",
    ja: "終了は開始より後にしてください",
    ko: "종료는 시작보다 뒤여야 합니다",
  },
  homePictureMissing: { en: "Choose a picture", zh: "请选择图片", ja: "画像を選んでください", ko: "그림을 선택하세요" },
  homeTargetMissing: {
    en: "Enter what is searched for",
    zh: "请输入搜索词",
    ja: "検索語を入力してください",
    ko: "검색어를 입력하세요",
  },
  homePathWrong: {
    en: "Choose a page of the shop",
    zh: "请选择商城页面",
    ja: "ショップのページを選んでください",
    ko: "상점 페이지를 선택하세요",
  },
  homeAddressWrong: {
    en: "Enter an address that begins with https://",
    zh: "请输入以 https:// 开头的地址",
    ja: "https:// で始まるアドレスを入力してください",
    ko: "https://로 시작하는 주소를 입력하세요",
  },
  homeCategoryMissing: {
    en: "Choose a category",
    zh: "请选择商品分类",
    ja: "カテゴリを選んでください",
    ko: "카테고리를 선택하세요",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof homeMessages, Texts> {}
}
