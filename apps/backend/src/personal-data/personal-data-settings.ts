import type { Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";

const fewDays = numberSetting(14, 90);

export const personalDataSettings = {
  /** How long customers can change their mind after asking for their account to be deleted. */
  accountDeletionDays: {
    ...fewDays,
    allowed: "a whole number from 0 to 90",
    accepts: (value) => value === "0" || fewDays.accepts(value),
  },
  /** How long a copy of their data can be fetched. */
  dataCopyHours: numberSetting(24, 168),
} as const satisfies Settings;
