import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { type ApiClient, favouritesQuery, followedShopsQuery } from "@plaza/api-client";
import type { FavouritesSearch } from "@plaza/routing";

const title = msg`Favourites`;

export const productsPerPage = 20;
export const shopsPerPage = 10;

/** What of an address the platform can answer: texts and what is shown only where it has the extension `favourites_search`. */
export function answerable(search: FavouritesSearch, searchable: boolean): FavouritesSearch {
  return searchable ? search : { kind: search.kind, page: search.page };
}

export function savedProductsQuery(api: ApiClient, { show, text, page = 1 }: FavouritesSearch) {
  return favouritesQuery(api, { filter: show ?? "all", text, page, pageSize: productsPerPage });
}

export function savedShopsQuery(api: ApiClient, { text, page = 1 }: FavouritesSearch) {
  return followedShopsQuery(api, { text, page, pageSize: shopsPerPage });
}

export function favouritesTitle(i18n: I18n): string {
  return i18n._(title);
}
