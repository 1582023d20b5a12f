import type { Texts } from "../../platform/store/language.ts";

/** The messages about favourites. */
export const favouriteMessages = {
  favouriteSaved: {
    en: "Added to your favourites",
    zh: "收藏成功",
    ja: "お気に入りに追加しました",
    ko: "찜 목록에 담았습니다",
  },
  favouriteRemoved: {
    en: "Removed from your favourites",
    zh: "取消收藏",
    ja: "お気に入りから削除しました",
    ko: "찜 목록에서 삭제했습니다",
  },
  favouritesFull: {
    en: "You can keep {name} favourites at most",
    zh: "最多可收藏 {name} 个",
    ja: "お気に入りに保存できるのは{name}件までです",
    ko: "찜은 최대 {name}개까지 담을 수 있습니다",
  },
  shopFollowed: {
    en: "Following",
    zh: "关注成功",
    ja: "ショップをフォローしました",
    ko: "상점을 팔로우했습니다",
  },
  shopUnfollowed: {
    en: "No longer following",
    zh: "取消关注",
    ja: "ショップのフォローを解除しました",
    ko: "상점 팔로우를 취소했습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof favouriteMessages, Texts> {}
}
