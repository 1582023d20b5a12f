import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";

const longest = 90;

export const linkSettings = {
  orderLinkDays: numberSetting(14, longest, {
    en: "For how many days a link to an order shows it",
    zh: "订单链接的有效天数",
    ja: "注文へのリンクの有効日数",
    ko: "주문 링크의 유효 일수",
  }),
} as const satisfies Settings;
