import { idSearch, positiveInteger, type WithdrawalSearch } from "@plaza/routing";

export function withdrawalSearch(query: Readonly<Record<string, unknown>>): WithdrawalSearch {
  return { ...idSearch(query), line: positiveInteger(query["line"]) };
}
