import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";

const daysOfYear = 365;
const minutesOfYear = daysOfYear * 24 * 60;

export const orderSettings = {
  paidCancelMinutes: numberSetting(60, minutesOfYear, {
    en: "How long a paid order can still be cancelled, in minutes",
    zh: "支付后可取消订单的时间（分钟）",
    ja: "支払い後に注文をキャンセルできる時間（分）",
    ko: "결제 후 주문을 취소할 수 있는 시간(분)",
  }),
  autoReceiveDays: numberSetting(7, daysOfYear, {
    en: "After how many days a shipped order counts as received",
    zh: "订单发货后自动确认收货的天数",
    ja: "発送後、注文が自動的に受け取り済みになるまでの日数",
    ko: "발송 후 주문이 자동으로 구매 확정되는 일수",
  }),
  afterSaleDays: numberSetting(7, daysOfYear, {
    en: "For how many days after receipt a refund or a return can be requested",
    zh: "收货后可申请退款或退货的天数",
    ja: "受け取り後、返金・返品を申請できる日数",
    ko: "수령 후 환불·반품을 신청할 수 있는 일수",
  }),
  withdrawalDays: numberSetting(14, daysOfYear, {
    en: "For how many days after receipt a customer can withdraw from the contract",
    zh: "收货后可无理由退货的天数",
    ja: "受け取り後、理由を問わず返品できる日数",
    ko: "수령 후 단순 변심으로 반품할 수 있는 일수",
  }),
} as const satisfies Settings;
