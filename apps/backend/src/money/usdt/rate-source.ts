import type { Executor } from "../../platform/store/database.ts";
import { readSettings } from "../../platform/settings/read-settings.ts";
import { asWritten } from "../../platform/store/language.ts";
import { rateOf } from "./amounts.ts";
import { usdtSettings } from "./usdt-settings.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";

/** CNY for one USDT. */
interface Rate {
  /** Millionths of a yuan. */
  readonly rate: number;
  readonly at: Date;
}

/** Says what USDT is worth. */
export interface RateSource {
  /** The newest rate; null where there is none, or it is too old. Reads the store alone. */
  readonly latest: (db: Executor, now: Date) => Promise<Rate | null>;
  /** Asks somebody else, and keeps what they say; what is not needed is left out. */
  readonly refresh?: (db: Executor, now: () => Date) => Promise<void>;
}

/** What the operator has decided, which is in force until the operator decides otherwise. */
export function settingRate(fallback: number | null = null): RateSource {
  return {
    latest: async (db, now) => {
      const { usdtRate } = await readSettings(db, usdtSettings, asWritten);
      const rate = (usdtSettings.usdtRate.accepts(usdtRate) ? rateOf(usdtRate) : null) ?? fallback;
      return rate === null ? null : { rate, at: now };
    },
  };
}

/** Asks what USDT is worth, where somebody else is to say it. */
export const refreshUsdtRate = {
  name: "refresh the rate of USDT",
  everyMilliseconds: 30_000,
  run: async ({ usdt, db, now }: JobContext & Pick<Services, "usdt">) => {
    if (usdt?.rates.refresh === undefined) return 0;
    await usdt.rates.refresh(db, now);
    return 1;
  },
} satisfies Job;
