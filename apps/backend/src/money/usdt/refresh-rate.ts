import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";

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
