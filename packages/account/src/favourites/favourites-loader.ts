import { hasExtension, type FavouritesSearch, type PageSummary, type StorefrontContext } from "@plaza/routing";
import { answerable, favouritesTitle, savedProductsQuery, savedShopsQuery } from "./favourites-data.ts";

export interface FavouritesMatch {
  readonly context: StorefrontContext;
  readonly deps: FavouritesSearch;
}

export async function loadFavourites({ context, deps }: FavouritesMatch): Promise<PageSummary> {
  const { api, queryClient } = context;
  const search = answerable(deps, await hasExtension(context, "favourites_search"));
  await (search.kind === "shops"
    ? queryClient.ensureQueryData(savedShopsQuery(api, search))
    : queryClient.ensureQueryData(savedProductsQuery(api, search)));
  return { title: favouritesTitle(context.i18n) };
}
