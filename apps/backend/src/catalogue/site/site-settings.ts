import { inEachLanguage, languages } from "../../platform/store/language.ts";
import type { Settings } from "../../platform/domain/setting.ts";
import { defaultLanguage, oneOfTheOffered, ownName } from "../../platform/settings/default-language.ts";
import {
  choicesSetting,
  imageSetting,
  linkSetting,
  neededTextSetting,
  textSetting,
} from "../../platform/settings/setting-kinds.ts";

/** The settings of the site as a whole. */
export const siteSettings = {
  name: neededTextSetting("Plaza", { en: "Name of the site", zh: "网站名称", ja: "サイト名", ko: "사이트 이름" }),
  favicon: imageSetting("icon", {
    en: "Icon of the site",
    zh: "网站图标",
    ja: "サイトのアイコン",
    ko: "사이트 아이콘",
  }),
  logo: imageSetting("logo", { en: "Logo", zh: "徽标", ja: "ロゴ", ko: "로고" }),
  loginImage: imageSetting("login", {
    en: "Image of the login page",
    zh: "登录页图片",
    ja: "ログインページの画像",
    ko: "로그인 페이지 이미지",
  }),
  languagesOffered: {
    ...choicesSetting(
      languages.map((language) => ({ value: language, title: inEachLanguage(() => ownName(language)) })),
      // What speaks none of the others is shown in English.
      ["en"],
      {
        en: "Languages that shoppers can choose",
        zh: "顾客可选的语言",
        ja: "お客様が選べる言語",
        ko: "고객이 선택할 수 있는 언어",
      },
    ),
    besideOthers: oneOfTheOffered,
  },
  defaultLanguage,
  copyright: textSetting("© 2026 Plaza", {
    en: "Copyright notice in the footer",
    zh: "页脚版权声明",
    ja: "フッターの著作権表示",
    ko: "푸터의 저작권 표시",
  }),
  icpNumber: textSetting("", {
    en: "ICP filing number",
    zh: "ICP 备案号",
    ja: "ICP登録番号",
    ko: "ICP 등록 번호",
  }),
  icpLink: linkSetting("", {
    en: "Link of the ICP filing number",
    zh: "ICP 备案号链接",
    ja: "ICP登録番号のリンク",
    ko: "ICP 등록 번호 링크",
  }),
} as const satisfies Settings;

/** What the footer promises; what is empty is not promised. */
export const promiseSettings = {
  promiseOwn: textSetting("", {
    en: "What is promised of our own products, in the footer",
    zh: "页脚服务说明：自营商品",
    ja: "フッターの説明：直営商品",
    ko: "푸터 안내: 직영 상품",
  }),
  promiseAuthentic: textSetting("", {
    en: "What is promised of authenticity, in the footer",
    zh: "页脚服务说明：正品",
    ja: "フッターの説明：正規品",
    ko: "푸터 안내: 정품",
  }),
  promiseService: textSetting("", {
    en: "What is promised of customer service, in the footer",
    zh: "页脚服务说明：客服",
    ja: "フッターの説明：カスタマーサービス",
    ko: "푸터 안내: 고객센터",
  }),
  promiseReturns: textSetting("", {
    en: "What is promised of returns, in the footer",
    zh: "页脚服务说明：退换",
    ja: "フッターの説明：返品",
    ko: "푸터 안내: 반품",
  }),
  promiseDelivery: textSetting("", {
    en: "What is promised of delivery, in the footer",
    zh: "页脚服务说明：配送",
    ja: "フッターの説明：配送",
    ko: "푸터 안내: 배송",
  }),
} as const satisfies Settings;
