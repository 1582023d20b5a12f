import { numberOf, readSettings } from "../../platform/settings/read-settings.ts";
import type { Executor } from "../../platform/store/database.ts";
import { orderSettings } from "./order-settings.ts";

const oneMinute = 60 * 1000;
const oneDay = 24 * 60 * oneMinute;

/** The times that the operator sets. */
export interface OrderRules {
  readonly cancellableUntil: (paidAt: Date) => Date;
  readonly confirmsItselfAt: (shippedAt: Date) => Date;
  readonly withdrawableUntil: (receivedAt: Date) => Date;
  /** Until when after-sales requests can be made. */
  readonly askableUntil: (completedAt: Date) => Date;
}

export async function readOrderRules(db: Executor): Promise<OrderRules> {
  const values = await readSettings(db, orderSettings, "zh");
  const lasting = (key: keyof typeof orderSettings, unit: number) => numberOf(orderSettings[key], values[key]) * unit;
  const paidCancel = lasting("paidCancelMinutes", oneMinute);
  const autoReceive = lasting("autoReceiveDays", oneDay);
  const afterSale = lasting("afterSaleDays", oneDay);
  const withdrawal = lasting("withdrawalDays", oneDay);
  return {
    cancellableUntil: (paidAt) => new Date(paidAt.getTime() + paidCancel),
    confirmsItselfAt: (shippedAt) => new Date(shippedAt.getTime() + autoReceive),
    withdrawableUntil: (receivedAt) => new Date(receivedAt.getTime() + withdrawal),
    askableUntil: (completedAt) => new Date(completedAt.getTime() + afterSale),
  };
}
