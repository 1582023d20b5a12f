import { Trans } from "@lingui/react/macro";
import type { ProductSort } from "@plaza/api-client";
import { CompareSwitch, type FilterSearch, type ListSearch, useLazyModule } from "@plaza/routing";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import type { ReactElement } from "react";
import { type ListLinkProps, listLinks } from "../list/list-links.tsx";
import { hasFilters } from "../list/filters.ts";
import { AppliedFilters, type AppliedFiltersProps } from "./applied-filters.tsx";
import { beside, narrowed, useFilters } from "./change-filters.ts";
import { FacetPanel, FacetSkeleton } from "./facet-panel.tsx";
import { useFacets } from "./facets-query.ts";
import type { ListControlsProps } from "./list-controls.ts";

/** What narrows down and orders a list. A grid around it and the products gives each its place. */
export function ListHead<Search extends ListSearch>(props: ListControlsProps<Search>): ReactElement {
  const { list, result, search, sort, defaultSort, faceted = true, alongside = [], loader } = props;

  const { facets, isLoading } = useFacets(list, search, faceted);
  const { prefetch } = useLazyModule(loader);
  const [filters, change] = useFilters(search, (next, replace) => props.go(narrowed(search, next), replace));
  const links = listLinks(search, defaultSort, props.link);
  const link: AppliedFiltersProps["link"] = (next: FilterSearch, slot) =>
    props.link(narrowed(search, next), slot, false);
  const isNarrowed = hasFilters(search);
  // An empty list has nothing to narrow down.
  const isEmpty = result?.total === 0 && !isNarrowed;
  const hasBar = result !== undefined && (result.page - 1) * result.pageSize < result.total;
  return (
    <>
      {isLoading && <FacetSkeleton />}
      {facets !== undefined && !isEmpty && (
        <FacetPanel
          list={list}
          facets={facets}
          filters={filters}
          onChange={change}
          onApproach={prefetch}
          alongside={[...alongside, ...beside(search)]}
        />
      )}
      {hasBar && <ListSortBar sort={sort} defaultSort={defaultSort} link={links.sort} />}
      <AppliedFilters facets={facets} filters={search} link={link} />
    </>
  );
}

interface ListSortBarProps {
  readonly sort: ProductSort;
  /** The list's default order, which stands first. */
  readonly defaultSort: ProductSort;
  readonly link: (sort: ProductSort, props: ListLinkProps) => ReactElement;
}

export function ListSortBar({ sort, defaultSort, link }: ListSortBarProps): ReactElement {
  const priceDirection = sort === "price-asc" ? "up" : sort === "price-desc" ? "down" : "both";
  return (
    <SortBar>
      {defaultSort === "relevance" && (
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
