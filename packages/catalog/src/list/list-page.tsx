import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Breadcrumb } from "@plaza/ui-kit/breadcrumb";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, useRouterState } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { listRoute } from "../routes.ts";
import { ListBanner } from "./list-banner.tsx";
import { EmptySearch } from "./empty-search.tsx";
import { listKind, ownSort } from "./list-kind.ts";
import { heading, count, title } from "./list-page.css.ts";
import { productListQuery, shownSort } from "./list-queries.ts";
import type { SearchListSearch } from "./list-search.ts";
import { listTitle } from "./list-title.ts";
import { type ListLinkProps, ProductListing } from "./product-listing.tsx";

/** Search, hot list and new arrivals: one page, three orders. */
export function ListPage(): ReactElement {
  const { i18n } = useLingui();
  const { api } = listRoute.useRouteContext();
  const { type } = listRoute.useParams();
  const search = listRoute.useSearch();
  const pending = useRouterState({ select: ({ status }) => status === "pending" });
  const kind = listKind(type) ?? "search";
  const { data } = useSuspenseQuery(productListQuery(api, kind, search));
  const own = ownSort(kind);
  const name = listTitle(i18n, kind, search.name);

  // Another order starts at its first page; the default order and the first page need not be said.
  const { page: _page, ...unpaged } = search;
  const { sort: _sort, ...unsorted } = unpaged;
  const link = (to: SearchListSearch, props: ListLinkProps, resetScroll: boolean): ReactElement => (
    <Link to={listRoute.fullPath} params={{ type }} search={to} resetScroll={resetScroll} {...props} />
  );

  return (
    <>
      <Breadcrumb
        items={[
          <Link key="home" to="/">
            <Trans>Home</Trans>
          </Link>,
          name,
        ]}
      />
      {kind !== "search" && <ListBanner kind={kind} />}
      <div className={heading}>
        <h1 className={title}>{name}</h1>
        <output className={count}>
          <Plural value={data.total} one="# product" other="# products" />
        </output>
      </div>
      <ProductListing
        result={data}
        sort={shownSort(kind, search)}
        ownSort={own}
        ranked={kind === "hot" && search.sort === undefined}
        pending={pending}
        sortLink={(sort, props) => link(sort === own ? unsorted : { ...unsorted, sort }, props, false)}
        pageLink={(page, props) => link(page === 1 ? unpaged : { ...unpaged, page }, props, true)}
        empty={<EmptySearch {...(search.name !== undefined && { text: search.name })} />}
      />
    </>
  );
}
