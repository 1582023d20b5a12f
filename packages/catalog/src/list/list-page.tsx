import { Trans, useLingui } from "@lingui/react/macro";
import type { FoundProducts } from "@plaza/api-client";
import { rootRoute, type SearchListSearch, to, lazyModule, useExtension } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useRef, type RefObject, useEffect } from "react";
import { AboveProducts, BelowProducts, listBanners } from "../lazy-parts.ts";
import { hotListRoute, listRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { listKind, type ListKind, listTitle } from "./list-kinds.ts";
import { ListLoadError } from "./list-load-error.tsx";
import { body, heading, corrected as look, title } from "./list-page.css.ts";
import { listQuery } from "./list-query.ts";
import { ProductCount, ProductListing } from "./product-listing.tsx";
import { hasFilters, useSupportedSearch } from "./filters.ts";
import type { SearchShown } from "../searched/search-visit.ts";

// Two addresses of one screen, in one chunk.

/** The search; with a type in the path the hot list or the new arrivals. */
export function ListPage(): ReactElement {
  const { type } = listRoute.useParams();
  return <ListScreen kind={listKind(type) ?? "search"} search={listRoute.useSearch()} />;
}

/** The hot list at its own address. */
export function HotListPage(): ReactElement {
  return <ListScreen kind="hot" search={hotListRoute.useSearch()} />;
}

interface ListScreenProps {
  readonly kind: ListKind;
  readonly search: SearchListSearch;
}

/** One screen for search, hot list and new arrivals, which differ in order and address. */
function ListScreen({ kind, search: asked }: ListScreenProps): ReactElement {
  const { i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const search = useSupportedSearch(asked);
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

interface CorrectedSearchProps {
  readonly typed: string | undefined;
  readonly result: FoundProducts;
}

/** What was searched for in place of what was typed, and the way back to that. */
function CorrectedSearch({ typed, result }: CorrectedSearchProps): ReactElement | null {
  const corrected = result.meaning?.corrected ?? null;
  if (typed === undefined || corrected === null || result.total === 0) return null;
  return (
    <p className={look}>
      <Trans>
        Showing results for <strong>{corrected}</strong>.
      </Trans>{" "}
      <Link {...to.list({ name: typed, literal: 1 })} className={textLink}>
        <Trans>Search instead for “{typed}”</Trans>
      </Link>
    </p>
  );
}

const visit = lazyModule(() => import("../searched/search-visit.ts"));

/** Safari has no idle moments that it would tell of. */
const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(run);

/** Counts a search once its list is shown and the page has nothing else to do; null where none is. */
function useCountedSearch(shown: SearchShown | null, list: RefObject<HTMLElement | null>): void {
  const { api, queryClient } = rootRoute.useRouteContext();
  const counted = useExtension("search_counts");
  const { text, result, isNarrowed = false } = shown ?? {};
  useEffect(() => {
    if (!counted || text === undefined || result === undefined) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    whenIdle(() => {
      void visit.prefetch().then(() => {
        if (!isOver)
          end = visit.arrived()?.showSearch({ api, queryClient }, { text, result, isNarrowed }, list.current);
      });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [api, counted, isNarrowed, list, queryClient, result, text]);
}
