import { numberOf, readSettings } from "../settings/read-settings.ts";
import type { Executor } from "../store/database.ts";
import { orderSettings } from "./order-settings.ts";

const oneMinute = 60 * 1000;
const oneDay = 24 * 60 * oneMinute;

/** The times that the operator sets. */
export interface OrderRules {
  readonly cancellableUntil: (paidAt: Date) => Date;
  readonly confirmsItselfAt: (shippedAt: Date) => Date;
}

export async function readOrderRules(db: Executor): Promise<OrderRules> {
  const { paidCancelMinutes, autoReceiveDays } = await readSettings(db, orderSettings, "zh");
  const paidCancel = numberOf(orderSettings.paidCancelMinutes, paidCancelMinutes) * oneMinute;
  const autoReceive = numberOf(orderSettings.autoReceiveDays, autoReceiveDays) * oneDay;
  return {
    cancellableUntil: (paidAt) => new Date(paidAt.getTime() + paidCancel),
    confirmsItselfAt: (shippedAt) => new Date(shippedAt.getTime() + autoReceive),
  };
}
