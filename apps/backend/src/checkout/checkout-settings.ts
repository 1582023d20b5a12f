import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const minutesOfYear = 365 * 24 * 60;

export const checkoutSettings = {
  /** How long an order waits to be paid before it closes itself. */
  unpaidOrderMinutes: numberSetting(60, minutesOfYear),
} as const satisfies Settings;
