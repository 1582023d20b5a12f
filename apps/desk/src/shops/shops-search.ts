import { listSearch } from "../searches.ts";

export const shopLists = ["all", "open", "closed", "suspended", "expired", "invitations"] as const;

/** Which shops or invitations an address shows. */
export const shopsSearch = listSearch(shopLists);
