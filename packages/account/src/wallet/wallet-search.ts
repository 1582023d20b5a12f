import { pageNumber, positiveInteger, type WalletSearch } from "@plaza/routing";

const types = ["spending", "income"] as const;

/** The tabs in their order. */
export const walletTabs: readonly WalletSearch["type"][] = [undefined, ...types];

// A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values would remain.
export function walletSearch({ type, page, top_up: topUp }: Record<string, unknown>): WalletSearch {
  return {
    type: types.find((each) => each === type),
    page: pageNumber(page),
    top_up: positiveInteger(topUp),
  };
}
