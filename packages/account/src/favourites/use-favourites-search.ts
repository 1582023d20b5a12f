import { type FavouritesSearch, useExtension } from "@plaza/routing";
import { favouritesRoute } from "../routes.ts";
import { answerable } from "./favourites-queries.ts";

export interface ShownFavourites {
  /** What of the address is shown. */
  readonly search: FavouritesSearch;
  /** Whether favourites can be searched, and are counted by their kind. */
  readonly searchable: boolean;
}

export function useFavouritesSearch(): ShownFavourites {
  const searchable = useExtension("favourites_search");
  return { search: answerable(favouritesRoute.useSearch(), searchable), searchable };
}
