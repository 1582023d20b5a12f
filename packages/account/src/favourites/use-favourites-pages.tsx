import { type FavouritesSearch, to } from "@plaza/routing";
import type { PagerProps } from "@plaza/ui-kit/pager";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

export interface FavouritesPages extends Pick<PagerProps, "link" | "page" | "pageCount"> {
  /** Where to go when the last thing of the shown page has gone; null: stay. */
  readonly leftPage: FavouritesSearch | null;
}

export function useFavouritesPages(search: FavouritesSearch, total: number, pageSize: number): FavouritesPages {
  const { page = 1 } = search;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = page > pageCount;
  // No other page beyond the end is left by itself.
  const [lastShown, setLastShown] = useState<number | null>(null);
  if (!isBeyond && lastShown !== page) setLastShown(page);
  const at = (next: number): FavouritesSearch => ({ ...search, page: next === 1 ? undefined : next });
  return {
    page,
    pageCount,
    link: (next, props) => <Link {...to.favourites(at(next))} {...props} />,
    leftPage: isBeyond && lastShown === page ? at(pageCount) : null,
  };
}
