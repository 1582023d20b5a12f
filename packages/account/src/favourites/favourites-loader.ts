import { announces, type FavouritesSearch, type StorefrontContext } from "@plaza/routing";
import { answerable, savedProductsQuery, savedShopsQuery } from "./favourites-queries.ts";

export interface FavouritesMatch {
  readonly context: StorefrontContext;
  readonly deps: FavouritesSearch;
}

export async function loadFavourites({ context, deps }: FavouritesMatch): Promise<void> {
  const { api, queryClient } = context;
  const search = answerable(deps, await announces(context, "favourites_search"));
  await (search.kind === "shops"
    ? queryClient.ensureQueryData(savedShopsQuery(api, search))
    : queryClient.ensureQueryData(savedProductsQuery(api, search)));
}
