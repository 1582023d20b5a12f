import type { ProductSort } from "@plaza/api-client";
import { type CategorySearch, type ListSearch, type PageSize, type SearchListSearch, to } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { type ListKind, listType } from "./list-kinds.ts";
import { defaultPageSize } from "./list-search.ts";

/** The page of another size on which the first product of this one stands. Pages count from 1. */
export function pageAfterResize(page: number, size: number, next: number): number {
  return Math.floor(((page - 1) * size) / next) + 1;
}

/** What a sort item, a page number or a size passes to its link. */
export interface ListLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page" | "true";
}

/** Draws a link to the same list in another order, page or size. */
export type RenderListLink<Search extends ListSearch> = (
  to: Search,
  props: ListLinkProps,
  resetScroll: boolean,
) => ReactElement;

export interface ListLinks {
  readonly sort: (sort: ProductSort, props: ListLinkProps) => ReactElement;
  readonly page: (page: number, props: ListLinkProps) => ReactElement;
  readonly size: (size: PageSize, props: ListLinkProps) => ReactElement;
}

/**
 * Where the controls of a list lead. Another order starts at its first page, another size goes where the first product
 * is; what is usual (the list's own order, the first page, the usual size) is not said in the address.
 */
export function listLinks<Search extends ListSearch>(
  search: Search,
  defaultSort: ProductSort,
  render: RenderListLink<Search>,
): ListLinks {
  const { page = 1, size = defaultPageSize } = search;
  const unlessDefault = (number: number): number | undefined => (number === 1 ? undefined : number);
  return {
    sort: (sort, props) =>
      render({ ...search, page: undefined, sort: sort === defaultSort ? undefined : sort }, props, false),
    page: (number, props) => render({ ...search, page: unlessDefault(number) }, props, true),
    size: (next, props) =>
      render(
        {
          ...search,
          page: unlessDefault(pageAfterResize(page, size, next)),
          size: next === defaultPageSize ? undefined : next,
        },
        props,
        false,
      ),
  };
}

/** Links of the search, of the hot list or of the new arrivals, by the type in the path. */
export function searchLink(kind: ListKind): RenderListLink<SearchListSearch> {
  return (search, props, resetScroll) => (
    <Link {...to.list(search, listType(kind))} resetScroll={resetScroll} {...props} />
  );
}

export const hotListLink: RenderListLink<SearchListSearch> = (search, props, resetScroll) => (
  <Link {...to.hotList(search)} resetScroll={resetScroll} {...props} />
);

export const categoryLink: RenderListLink<CategorySearch> = (search, props, resetScroll) => (
  <Link {...to.category(search)} resetScroll={resetScroll} {...props} />
);
