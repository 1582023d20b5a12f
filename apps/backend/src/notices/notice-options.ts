import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const tenYears = 3650;

export const noticeOptions = {
  /** How long notices stay in the inbox. */
  noticeDays: numberSetting(180, tenYears),
} as const satisfies Settings;
