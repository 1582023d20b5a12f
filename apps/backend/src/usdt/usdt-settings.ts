import type { Setting, Settings } from "../domain/setting.ts";
import { numberSetting } from "../settings/setting-kinds.ts";
import { numberOf, readSettings } from "../settings/read-settings.ts";
import type { Executor } from "../store/database.ts";
import { rateOf } from "./amounts.ts";

const oneDayInMinutes = 1440;

/** There is no standard: a forgotten rate is one that somebody exploits. */
const rate: Setting = {
  standard: "",
  allowed: "yuan for one USDT with four to six decimals, like 7.1716, or nothing",
  accepts: (value) => value === "" || (/^\d{1,3}\.\d{4,6}$/.test(value) && rateOf(value) !== null),
  isTranslated: false,
};

export const usdtSettings = {
  /** What one USDT is worth in yuan, where no other source is configured. */
  usdtRate: rate,
  /** How long a top-up keeps its rate. */
  usdtHoldMinutes: numberSetting(30, oneDayInMinutes),
} as const satisfies Settings;

export async function holdMinutes(db: Executor): Promise<number> {
  const { usdtHoldMinutes } = await readSettings(db, usdtSettings, "en");
  return numberOf(usdtSettings.usdtHoldMinutes, usdtHoldMinutes);
}
