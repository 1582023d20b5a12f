import { useLingui } from "@lingui/react/macro";
import { rootRoute, type SearchListSearch } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { EmptySearch } from "./empty-search.tsx";
import { ListFailure } from "./list-failure.tsx";
import { type ListKind, ownSort } from "./list-kind.ts";
import { type DrawListLink, listLinks } from "./list-links.ts";
import { heading, title } from "./list-page.css.ts";
import { listBanners } from "./list-parts.ts";
import { listQuery, shownSort } from "./list-query.ts";
import { listTitle } from "./list-title.ts";
import { ProductCount } from "./product-count.tsx";
import { ProductListing } from "./product-listing.tsx";

export interface ListScreenProps {
  readonly kind: ListKind;
  readonly search: SearchListSearch;
  readonly link: DrawListLink<SearchListSearch>;
}

/** One screen for search, hot list and new arrivals, which differ in order and address. */
export function ListScreen({ kind, search, link }: ListScreenProps): ReactElement {
  const { i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const { data, isFetching, isPlaceholderData, refetch } = useQuery(listQuery(api, kind, search));
  const Banner = kind === "search" ? null : listBanners[kind];
  const own = ownSort(kind);
  const name = listTitle(i18n, kind, search.name);
  return (
    <>
      <CatalogBreadcrumb here={name} />
      {Banner !== null && <Banner />}
      <div className={heading}>
        <h1 className={title}>{name}</h1>
        <ProductCount of={data} />
      </div>
      {data !== undefined ? (
        <ProductListing
          result={data}
          sort={shownSort(kind, search)}
          ownSort={own}
          ranked={kind === "hot" && search.sort === undefined && search.name === undefined && !isPlaceholderData}
          belowImage={kind !== "search"}
          pending={isPlaceholderData}
          links={listLinks(search, own, link)}
          empty={<EmptySearch {...(search.name !== undefined && { text: search.name })} />}
        />
      ) : (
        <ListFailure retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}
