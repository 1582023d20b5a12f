import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { usableRows } from "../wire/decode.ts";
import { named } from "../wire/named.ts";

// A category that cannot be read is left out; the others still work as filters.
export const fetchHelpCategories = getCall("help/category", { decode: usableRows(named) });

export const helpCategoriesQuery = defineQuery(fetchHelpCategories, {
  key: "help-categories",
  freshMs: 10 * minute,
  sharedMs: minute,
});
