import { type FavouritesSearch, pageNumber } from "@plaza/routing";

/** A missing value is `undefined`, because the router merges the result into the raw query, whose invalid values remain. */
export function favouritesSearch({ kind, show, text, page }: Record<string, unknown>): FavouritesSearch {
  return {
    kind: kind === "shops" ? kind : undefined,
    show: kind !== "shops" && (show === "cheaper" || show === "soldOut") ? show : undefined,
    text: (typeof text === "string" && text.trim()) || undefined,
    page: pageNumber(page),
  };
}
