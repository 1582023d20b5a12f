import type { Settings } from "../../platform/domain/setting.ts";
import type { Executor } from "../../platform/store/database.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import type { ChatShopId } from "./chat-shop-id.ts";
import { choiceSetting, imageSetting, textSetting } from "../../platform/settings/setting-kinds.ts";

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
  serviceImage: imageSetting("contact", {
    en: "QR code of customer service",
    zh: "客服二维码",
    ja: "カスタマーサービスのQRコード",
    ko: "고객센터 QR 코드",
  }),
} as const satisfies Settings;

/** How the platform itself is reached; shops say so by a command. */
export const chatSettings = {
  customerService: choiceSetting(
    "manual",
    [
      { value: "manual", title: { en: "telephone and the like", zh: "电话等", ja: "電話など", ko: "전화 등" } },
      { value: "chat", title: { en: "chat", zh: "在线客服", ja: "チャット", ko: "채팅" } },
    ],
    {
      en: "How customer service of the site is reached",
      zh: "平台客服的联系方式",
      ja: "サイトのカスタマーサービスへの連絡方法",
      ko: "사이트 고객센터 연결 방법",
    },
  ),
} as const satisfies Settings;

/** Whether somebody can be talked to by chat, where there is somebody. */
export async function takesChats(db: Executor, shopId: ChatShopId): Promise<boolean> {
  if (shopId === null) return (await readSettings(db, chatSettings, asWritten)).customerService === "chat";
  const [shop] = await db
    .select({ isOnline: shopServices.isOnline })
    .from(shops)
    .leftJoin(shopServices, eq(shopServices.shopId, shops.id))
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  // A shop that has said nothing of it is reached by chat.
  return shop !== undefined && (shop.isOnline ?? true);
}
