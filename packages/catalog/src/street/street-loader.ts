import { isAnnounced, siteConfigurationQuery, tradesQuery } from "@plaza/api-client";
import type { PageSummary, ShopStreetSearch, StorefrontContext } from "@plaza/routing";
import { isListOnScreen } from "../list/list-on-screen.ts";
import { streetQuery } from "./street-query.ts";
import { streetSummary } from "./street-summary.ts";

export interface StreetMatch {
  readonly context: StorefrontContext;
  readonly deps: ShopStreetSearch;
}

/** The root asks for the same configuration meanwhile. */
async function sortsShops({ api, queryClient }: StorefrontContext): Promise<boolean> {
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  return isAnnounced(site, "shop_search");
}

/** Where the trades fail, the street is shown without them. */
export async function loadStreet({ context, deps }: StreetMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const trades = queryClient.prefetchQuery(tradesQuery(api));
  const shops = streetQuery(api, deps, deps.sort !== undefined && (await sortsShops(context)));
  // A street that is on the screen stays, with its search field, whatever is searched for.
  if (isListOnScreen(queryClient, shops.queryKey, () => true)) void queryClient.prefetchQuery(shops);
  else await Promise.all([queryClient.ensureQueryData(shops), trades]);
  return streetSummary(context);
}
