import type { Settings } from "../../platform/domain/setting.ts";
import { imageSetting, textSetting } from "../../platform/settings/setting-kinds.ts";

/** How customer service of the platform is reached without a chat, and when. */
export const serviceSettings = {
  servicePhone: textSetting("", {
    en: "Telephone of customer service",
    zh: "客服电话",
    ja: "カスタマーサービスの電話番号",
    ko: "고객센터 전화번호",
  }),
  serviceHours: textSetting("", {
    en: "Hours of customer service",
    zh: "客服服务时间",
    ja: "カスタマーサービスの受付時間",
    ko: "고객센터 운영 시간",
  }),
  serviceWechat: textSetting("", {
    en: "WeChat account of customer service",
    zh: "客服微信账号",
    ja: "カスタマーサービスのWeChatアカウント",
    ko: "고객센터 위챗 계정",
  }),
  serviceImage: imageSetting("", {
    en: "QR code of customer service",
    zh: "客服二维码",
    ja: "カスタマーサービスのQRコード",
    ko: "고객센터 QR 코드",
  }),
} as const satisfies Settings;
