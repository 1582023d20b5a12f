import { Trans } from "@lingui/react/macro";
import type { ProductSort } from "@plaza/api-client";
import { CompareSwitch } from "@plaza/routing";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import type { ReactElement } from "react";
import type { ListLinkProps } from "../list/list-links.ts";

export interface ListSortBarProps {
  readonly sort: ProductSort;
  /** The list's default order, which stands first. */
  readonly ownSort: ProductSort;
  readonly link: (sort: ProductSort, props: ListLinkProps) => ReactElement;
}

export function ListSortBar({ sort, ownSort, link }: ListSortBarProps): ReactElement {
  const priceDirection = sort === "price-asc" ? "up" : sort === "price-desc" ? "down" : "both";
  return (
    <SortBar>
      {ownSort === "relevance" && (
        <SortItem current={sort === "relevance"} link={(props) => link("relevance", props)}>
          <Trans>Recommended</Trans>
        </SortItem>
      )}
      <SortItem current={sort === "sales"} link={(props) => link("sales", props)}>
        <Trans>Sales</Trans>
      </SortItem>
      <SortItem
        current={priceDirection !== "both"}
        direction={priceDirection}
        link={(props) => link(sort === "price-asc" ? "price-desc" : "price-asc", props)}
      >
        <Trans>Price</Trans>
      </SortItem>
      <SortItem current={sort === "newest"} link={(props) => link("newest", props)}>
        <Trans>Newest</Trans>
      </SortItem>
      <CompareSwitch />
    </SortBar>
  );
}
