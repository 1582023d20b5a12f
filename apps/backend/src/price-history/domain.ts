import type { Domain } from "../domain/domain.ts";
import { getOnly } from "../http/call.ts";
import { forgetOldFlashRuns } from "./forget-old-flash-runs.ts";
import { handlePriceHistory } from "./price-history-call.ts";

export const priceHistoryDomain = {
  name: "price-history",
  calls: { "goods/priceHistory": getOnly(handlePriceHistory) },
  jobs: [forgetOldFlashRuns],
} satisfies Domain;
