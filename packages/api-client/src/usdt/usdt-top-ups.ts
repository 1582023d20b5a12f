import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { page } from "../wire/page.ts";
import { usdtTopUp } from "./usdt-top-up.ts";

export interface UsdtTopUpsParams {
  readonly page: number;
  readonly pageSize: number;
}

/** Newest first. */
export const fetchUsdtTopUps = getCall("usdt/lists", {
  query: ({ page, pageSize }: UsdtTopUpsParams) => ({ page_no: page, page_size: pageSize }),
  decode: page(usdtTopUp),
});

export const usdtTopUpsQuery = defineQuery(fetchUsdtTopUps, {
  key: "usdt-top-ups",
  freshMs: 5 * second,
  staleAfter: ["top-up-change"],
});
