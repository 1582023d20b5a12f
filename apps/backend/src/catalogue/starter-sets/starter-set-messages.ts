import type { Texts } from "../../platform/store/language.ts";

/** The messages about what a marketplace can begin with. */
export const starterSetMessages = {
  starterSetAdded: {
    en: "The starter set has been added",
    zh: "已添加初始模板",
    ja: "スターターセットを追加しました",
    ko: "기본 세트를 추가했습니다",
  },
  starterSetThere: {
    en: "All of this set is there already",
    zh: "该模板中的内容均已存在",
    ja: "このセットの内容はすべて登録済みです",
    ko: "이 세트의 내용이 이미 모두 있습니다",
  },
} as const satisfies Readonly<Record<string, Texts>>;

declare module "../../platform/http/messages.ts" {
  interface Messages extends Record<keyof typeof starterSetMessages, Texts> {}
}
