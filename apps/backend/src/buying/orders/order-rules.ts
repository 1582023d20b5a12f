import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Settings } from "../../platform/domain/setting.ts";
import { numberSetting } from "../../platform/settings/setting-kinds.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { isCashDue } from "./cash-due.ts";

const daysOfYear = 365;

const minutesOfYear = daysOfYear * 24 * 60;

export const orderSettings = {
  paidCancelMinutes: numberSetting(
    60,
    { unit: "minutes", most: minutesOfYear },
    {
      en: "How long a paid order can still be cancelled",
      zh: "支付后可取消订单的时间",
      ja: "支払い後に注文をキャンセルできる時間",
      ko: "결제 후 주문을 취소할 수 있는 시간",
    },
  ),
  autoReceiveDays: numberSetting(
    7,
    { unit: "days", most: daysOfYear },
    {
      en: "After how many days a shipped order counts as received",
      zh: "订单发货后自动确认收货的天数",
      ja: "発送後、注文が自動的に受け取り済みになるまでの日数",
      ko: "발송 후 주문이 자동으로 구매 확정되는 일수",
    },
  ),
  afterSaleDays: numberSetting(
    7,
    { unit: "days", most: daysOfYear },
    {
      en: "For how many days after receipt a refund or a return can be requested",
      zh: "收货后可申请退款或退货的天数",
      ja: "受け取り後、返金・返品を申請できる日数",
      ko: "수령 후 환불·반품을 신청할 수 있는 일수",
    },
  ),
  withdrawalDays: numberSetting(
    14,
    { unit: "days", most: daysOfYear },
    {
      en: "For how many days after receipt a customer can withdraw from the contract",
      zh: "收货后可无理由退货的天数",
      ja: "受け取り後、理由を問わず返品できる日数",
      ko: "수령 후 단순 변심으로 반품할 수 있는 일수",
    },
  ),
} as const satisfies Settings;

const oneMinute = 60 * 1000;
const oneDay = 24 * 60 * oneMinute;

/** The times that the operator sets. */
export interface OrderRules {
  readonly cancellableUntil: (paidAt: Date) => Date;
  readonly confirmsItselfAt: (shippedAt: Date) => Date;
  /** Both for orders whose shop has promised to take goods back for so many days; null: for as many as the operator says. */
  readonly withdrawableUntil: (receivedAt: Date, promisedDays: number | null) => Date;
  /** Until when after-sales requests can be made. */
  readonly askableUntil: (completedAt: Date, promisedDays: number | null) => Date;
}

export async function readOrderRules(db: Executor): Promise<OrderRules> {
  const values = await readSettings(db, orderSettings, asWritten);
  const lasting = (key: keyof typeof orderSettings, unit: number) => numberOf(orderSettings[key], values[key]) * unit;
  const paidCancel = lasting("paidCancelMinutes", oneMinute);
  const autoReceive = lasting("autoReceiveDays", oneDay);
  const afterSale = lasting("afterSaleDays", oneDay);
  const withdrawal = lasting("withdrawalDays", oneDay);
  return {
    cancellableUntil: (paidAt) => new Date(paidAt.getTime() + paidCancel),
    confirmsItselfAt: (shippedAt) => new Date(shippedAt.getTime() + autoReceive),
    withdrawableUntil: (receivedAt, promised) => new Date(receivedAt.getTime() + orPromised(withdrawal, promised)),
    askableUntil: (completedAt, promised) => new Date(completedAt.getTime() + orPromised(afterSale, promised)),
  };
}

/** A shop may promise more than the operator asks, and no less. */
function orPromised(asked: number, promisedDays: number | null): number {
  return Math.max(asked, (promisedDays ?? 0) * oneDay);
}

type OrderFields = Pick<Order, "state" | "payMethod" | "paidAt" | "completedAt" | "returnDays">;

/** Until when the customer may withdraw from the contract; null: it does not end before the goods are received. */
export function withdrawableUntil(
  { completedAt, returnDays }: Pick<OrderFields, "completedAt" | "returnDays">,
  rules: OrderRules,
): Date | null {
  return completedAt === null ? null : rules.withdrawableUntil(completedAt, returnDays);
}

/**
 * Whether the time to withdraw from the contract of an order runs: from its payment on, also before it is sent. What is paid in
 * cash is cancelled before it is sent, and not taken at the door: nothing has to be given back.
 */
export function isWithdrawalTime(
  order: OrderFields,
  { now, rules }: { readonly now: Date; readonly rules: OrderRules },
) {
  if (isCashDue(order)) return false;
  if (order.state !== "paid" && order.state !== "shipped" && order.state !== "completed") return false;
  const until = withdrawableUntil(order, rules);
  return until === null || until > now;
}
