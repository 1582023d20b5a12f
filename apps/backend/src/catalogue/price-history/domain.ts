import type { Domain } from "../../platform/domain/domain.ts";
import { getOnly } from "../../platform/http/call.ts";
import { forgetOldFlashRuns } from "./recorded-prices.ts";
import { handlePriceHistory } from "./price-history-call.ts";

export const priceHistoryDomain = {
  name: "price-history",
  calls: { "goods/priceHistory": getOnly(handlePriceHistory) },
  jobs: [forgetOldFlashRuns],
} satisfies Domain;
