import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const daysOfYear = 365;
const minutesOfYear = daysOfYear * 24 * 60;

export const orderSettings = {
  /** How long after it was paid an order can still be cancelled. */
  paidCancelMinutes: numberSetting(60, minutesOfYear),
  /** After how many days a shipped order counts as received. */
  autoReceiveDays: numberSetting(7, daysOfYear),
  /** For how many days after its receipt an order's money or goods can be asked to go back. */
  afterSaleDays: numberSetting(7, daysOfYear),
  /** For how many days after its receipt the customer can withdraw from the contract of an order. */
  withdrawalDays: numberSetting(14, daysOfYear),
} as const satisfies Settings;
