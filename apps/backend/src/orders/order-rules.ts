import type { Executor } from "../store/database.ts";
import { numberOf, readSettings } from "../settings/settings.ts";

const oneMinute = 60 * 1000;
const oneDay = 24 * 60 * oneMinute;

/** The times that the operator sets. */
export interface OrderRules {
  readonly cancellableUntil: (paidAt: Date) => Date;
  readonly confirmsItselfAt: (shippedAt: Date) => Date;
}

export async function readOrderRules(db: Executor): Promise<OrderRules> {
  const settings = await readSettings(db, "zh");
  const paidCancel = numberOf(settings, "paidCancelMinutes") * oneMinute;
  const autoReceive = numberOf(settings, "autoReceiveDays") * oneDay;
  return {
    cancellableUntil: (paidAt) => new Date(paidAt.getTime() + paidCancel),
    confirmsItselfAt: (shippedAt) => new Date(shippedAt.getTime() + autoReceive),
  };
}
