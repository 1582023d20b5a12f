import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";

const minutesOfYear = 365 * 24 * 60;

export const checkoutSettings = {
  unpaidOrderMinutes: numberSetting(
    60,
    { unit: "minutes", most: minutesOfYear },
    {
      en: "How long an order waits to be paid before it closes",
      zh: "未支付订单自动关闭前的等待时间",
      ja: "未払いの注文が自動的に取り消されるまでの時間",
      ko: "미결제 주문이 자동으로 취소되기까지의 시간",
    },
  ),
} as const satisfies Settings;
