import { useLingui } from "@lingui/react/macro";
import { rootRoute, type SearchListSearch } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useRef } from "react";
import { useCountedSearch } from "../searched/use-counted-search.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { hasFilters } from "./known-filters.ts";
import { useKnownSearch } from "./known-search.ts";
import { CorrectedSearch } from "./corrected-search.tsx";
import { ListLoadError } from "./list-load-error.tsx";
import type { ListKind } from "./list-kind.ts";
import { body, heading, title } from "./list-page.css.ts";
import { AboveProducts, BelowProducts, listBanners } from "./list-parts.ts";
import { listQuery } from "./list-query.ts";
import { listTitle } from "./list-title.ts";
import { ProductCount } from "./product-count.tsx";
import { ProductListing } from "./product-listing.tsx";

export interface ListScreenProps {
  readonly kind: ListKind;
  readonly search: SearchListSearch;
}

/** One screen for search, hot list and new arrivals, which differ in order and address. */
export function ListScreen({ kind, search: asked }: ListScreenProps): ReactElement {
  const { i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const search = useKnownSearch(asked);
  const { data, isPlaceholderData, refetch } = useQuery(listQuery(api, kind, search));
  const Banner = kind === "search" ? null : listBanners[kind];
  const products = useRef<HTMLDivElement>(null);
  const isSearch = kind === "search" && search.name !== undefined && data !== undefined && !isPlaceholderData;
  useCountedSearch(isSearch ? { text: search.name, result: data, isNarrowed: hasFilters(search) } : null, products);
  const name = listTitle(i18n, kind, search.name);
  return (
    <>
      <CatalogBreadcrumb here={name} />
      {Banner !== null && <Banner />}
      <div className={heading}>
        <h1 className={title}>{name}</h1>
        <ProductCount of={data} />
        {kind === "search" && data !== undefined && <CorrectedSearch typed={search.name} result={data} />}
      </div>
      <div className={body}>
        <AboveProducts />
        {data !== undefined ? (
          <ProductListing
            ref={products}
            result={data}
            ranked={
              kind === "hot" &&
              search.sort === undefined &&
              search.name === undefined &&
              !hasFilters(search) &&
              !isPlaceholderData
            }
            belowImage={kind !== "search"}
            pending={isPlaceholderData}
          />
        ) : (
          <ListLoadError onRetry={refetch} />
        )}
        <BelowProducts />
      </div>
    </>
  );
}
