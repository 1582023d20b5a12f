import { type FilterSearch, type ListSearch, useLazyModule } from "@plaza/routing";
import type { ReactElement } from "react";
import { hasFilters } from "../list/known-filters.ts";
import { listLinks } from "../list/list-links.ts";
import { ListSortBar } from "./list-sort-bar.tsx";
import { AppliedFilters, type AppliedFiltersProps } from "./applied-filters.tsx";
import { beside, narrowed } from "./change-filters.ts";
import { FacetPanel } from "./facet-panel.tsx";
import { FacetSkeleton } from "./facet-skeleton.tsx";
import type { ShownList } from "./shown-list.ts";
import { useFacets } from "./use-facets.ts";
import { useFilters } from "./use-filters.ts";

/** What narrows down and orders a list. A grid around it and the products gives each its place. */
export function ListHead<Search extends ListSearch>(props: ShownList<Search>): ReactElement {
  const { list, result, search, sort, ownSort, faceted = true, alongside = [], loader } = props;

  const { facets, isLoading } = useFacets(list, search, faceted);
  const { prefetch } = useLazyModule(loader);
  const [filters, change] = useFilters(search, (next, replace) => props.go(narrowed(search, next), replace));
  const links = listLinks(search, ownSort, props.link);
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
      {hasBar && <ListSortBar sort={sort} ownSort={ownSort} link={links.sort} />}
      <AppliedFilters facets={facets} filters={search} link={link} />
    </>
  );
}
