import type { ShopSort } from "@plaza/api-client";
import type { ShopDirectorySearch } from "@plaza/routing";
import type { ReactElement } from "react";
import type { ListLinkProps } from "../list/list-links.tsx";

/** Draws a link to the street with another search. */
export type RenderDirectoryLink = (to: ShopDirectorySearch, props: ListLinkProps, resetScroll: boolean) => ReactElement;

export interface DirectoryLinks {
  readonly trade: (trade: number | undefined, props: ListLinkProps) => ReactElement;
  readonly sort: (sort: ShopSort, props: ListLinkProps) => ReactElement;
  readonly page: (page: number, props: ListLinkProps) => ReactElement;
}

/** Where the controls of the street lead: another trade or order begins at its first page. */
export function directoryLinks(search: ShopDirectorySearch, render: RenderDirectoryLink): DirectoryLinks {
  return {
    trade: (trade, props) => render({ ...search, trade, page: undefined }, props, false),
    sort: (sort, props) =>
      render({ ...search, sort: sort === "recommended" ? undefined : sort, page: undefined }, props, false),
    page: (page, props) => render({ ...search, page: page === 1 ? undefined : page }, props, true),
  };
}
