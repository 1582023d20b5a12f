import { type CategorySearch, type SearchListSearch, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import { listType } from "./list-type.ts";
import type { DrawListLink } from "./list-links.ts";

/** Links of the search, of the hot list or of the new arrivals: by the type in the path. */
export function searchLink(type: string | undefined): DrawListLink<SearchListSearch> {
  return (search, props, resetScroll) => (
    <Link {...to.list(search, listType(type))} resetScroll={resetScroll} {...props} />
  );
}

export const hotListLink: DrawListLink<SearchListSearch> = (search, props, resetScroll) => (
  <Link {...to.hotList(search)} resetScroll={resetScroll} {...props} />
);

export const categoryLink: DrawListLink<CategorySearch> = (search, props, resetScroll) => (
  <Link {...to.category(search)} resetScroll={resetScroll} {...props} />
);
