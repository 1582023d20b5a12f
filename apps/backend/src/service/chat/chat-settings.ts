import type { Setting, Settings } from "../../platform/domain/setting.ts";
import type { Executor } from "../../platform/store/database.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { shopServices } from "../../platform/store/schema/chat.ts";
import { shops } from "../../platform/store/schema/merchants.ts";
import { and, eq, isNull } from "../../platform/store/sql.ts";
import type { ChatShopId } from "./chat-shop-id.ts";
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

/** How the platform itself is reached; shops say so by a command. */
export const chatSettings = {
  customerService: {
    title: {
      en: "How customer service of the site is reached",
      zh: "平台客服的联系方式",
      ja: "サイトのカスタマーサービスへの連絡方法",
      ko: "사이트 고객센터 연결 방법",
    },
    standard: "manual",
    allowed: {
      en: "manual (telephone and the like) or chat",
      zh: "manual（电话等）或 chat（在线客服）",
      ja: "manual（電話など）または chat（チャット）",
      ko: "manual(전화 등) 또는 chat(채팅)",
    },
    accepts: (value: string) => value === "manual" || value === "chat",
    isTranslated: false,
  },
} as const satisfies Record<string, Setting>;

/** Whether somebody can be talked to by chat, where there is somebody. */
export async function takesChats(db: Executor, shopId: ChatShopId): Promise<boolean> {
  if (shopId === null) return (await readSettings(db, chatSettings, "en")).customerService === "chat";
  const [shop] = await db
    .select({ isOnline: shopServices.isOnline })
    .from(shops)
    .leftJoin(shopServices, eq(shopServices.shopId, shops.id))
    .where(and(eq(shops.id, shopId), isNull(shops.deletedAt)));
  // A shop that has said nothing of it is reached by chat.
  return shop !== undefined && (shop.isOnline ?? true);
}
