import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const daysOfYear = 365;
const minutesOfYear = daysOfYear * 24 * 60;

export const orderSettings = {
  /** How long after it was paid an order can still be cancelled. */
  paidCancelMinutes: numberSetting(60, minutesOfYear),
  /** After how many days a shipped order counts as received. */
  autoReceiveDays: numberSetting(7, daysOfYear),
} as const satisfies Settings;
