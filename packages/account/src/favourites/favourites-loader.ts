import { siteConfigurationQuery } from "@plaza/api-client";
import type { FavouritesSearch, StorefrontContext } from "@plaza/routing";
import { answerable, savedProductsQuery, savedShopsQuery } from "./favourites-queries.ts";

export interface FavouritesMatch {
  readonly context: StorefrontContext;
  readonly deps: FavouritesSearch;
}

export async function loadFavourites({ context: { api, queryClient }, deps }: FavouritesMatch): Promise<void> {
  const site = await queryClient.ensureQueryData(siteConfigurationQuery(api)).catch(() => undefined);
  const search = answerable(deps, site);
  await (search.kind === "shops"
    ? queryClient.ensureQueryData(savedShopsQuery(api, search))
    : queryClient.ensureQueryData(savedProductsQuery(api, search)));
}
