import { isAnnounced, siteConfigurationQuery } from "@plaza/api-client";
import type { FavouritesSearch } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { favouritesRoute } from "../routes.ts";
import { answerable } from "./favourites-queries.ts";

export interface ShownFavourites {
  /** What of the address is shown. */
  readonly search: FavouritesSearch;
  /** Whether favourites can be searched, and are counted by their kind. */
  readonly searchable: boolean;
}

export function useFavouritesSearch(): ShownFavourites {
  const { api } = favouritesRoute.useRouteContext();
  const { data: site } = useQuery(siteConfigurationQuery(api));
  return {
    search: answerable(favouritesRoute.useSearch(), site),
    searchable: isAnnounced(site, "favourites_search"),
  };
}
