import { positiveInteger } from "@plaza/routing";
import { type ListSearch, listSearch } from "../searches.ts";

export const shopLists = ["all", "open", "closed", "suspended", "expired", "invitations"] as const;

/** Which shops an address shows. */
export interface ShopsSearch extends Pick<ListSearch<(typeof shopLists)[number]>, "list" | "words"> {
  /** Only what is older than this shop or invitation. */
  readonly before?: number | undefined;
}

export function shopsSearch(search: Readonly<Record<string, unknown>>): ShopsSearch {
  const { list, words } = listSearch(shopLists)(search);
  const before = positiveInteger(search["before"]);
  return {
    ...(list !== undefined && { list }),
    ...(words !== undefined && { words }),
    ...(before !== undefined && { before }),
  };
}
