import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const longest = 90;

export const linkSettings = {
  /** How long a link to an order shows it. */
  orderLinkDays: numberSetting(14, longest),
} as const satisfies Settings;
