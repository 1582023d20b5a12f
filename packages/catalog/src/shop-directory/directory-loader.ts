import { tradesQuery } from "@plaza/api-client";
import { hasExtension, type PageSummary, type ShopDirectorySearch, type StorefrontContext } from "@plaza/routing";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { shopDirectoryQuery } from "./directory-query.ts";
import { shopDirectorySummary } from "./directory-summary.ts";

export interface ShopDirectoryMatch {
  readonly context: StorefrontContext;
  readonly deps: ShopDirectorySearch;
}

/** Where the trades fail, the street is shown without them. */
export async function loadShopDirectory({ context, deps }: ShopDirectoryMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const trades = queryClient.prefetchQuery(tradesQuery(api));
  const shops = shopDirectoryQuery(api, deps, deps.sort !== undefined && (await hasExtension(context, "shop_search")));
  // A street that is on the screen stays, with its search field, whatever is searched for.
  if (await isListOnScreen(queryClient, shops.queryKey, () => true)) void queryClient.prefetchQuery(shops);
  else await Promise.all([queryClient.ensureQueryData(shops), trades]);
  return shopDirectorySummary(context);
}
