import { readSettings } from "../../platform/settings/read-settings.ts";
import { rateOf } from "./amounts.ts";
import type { RateSource } from "./rate-source.ts";
import { usdtSettings } from "./usdt-settings.ts";

/** What the operator has decided, which is in force until the operator decides otherwise. */
export function settingRate(otherwise: number | null = null): RateSource {
  return {
    latest: async (db, now) => {
      const { usdtRate } = await readSettings(db, usdtSettings, "en");
      const rate = (usdtSettings.usdtRate.accepts(usdtRate) ? rateOf(usdtRate) : null) ?? otherwise;
      return rate === null ? null : { rate, at: now };
    },
  };
}
