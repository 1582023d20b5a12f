import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";
import type { Services } from "../../platform/http/services.ts";

declare module "../../platform/http/services.ts" {
  interface Services {
    /** Origin under which shoppers reach the shop; null: nobody has said. */
    readonly shopOrigin: string | null;
  }
}

const longest = 90;

export const linkSettings = {
  orderLinkDays: numberSetting(
    14,
    { unit: "days", most: longest },
    {
      en: "For how many days a link to an order shows it",
      zh: "订单链接的有效天数",
      ja: "注文へのリンクの有効日数",
      ko: "주문 링크의 유효 일수",
    },
  ),
} as const satisfies Settings;

/** Whether links to orders can be sent: by text message, to where shoppers reach the shop. A demo sends nothing. */
export function canSendLinks({ sms, shopOrigin, demo }: Pick<Services, "sms" | "shopOrigin" | "demo">): boolean {
  return sms !== null && (shopOrigin !== null || demo !== null);
}
