import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { tradesQuery } from "@plaza/api-client";
import { to, useExtension } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ListLoadError } from "../list/list-load-error.tsx";
import { count, heading, title } from "../list/list-page.css.ts";
import { shopDirectoryRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { EmptyDirectory } from "./empty-directory.tsx";
import { ShopListing } from "./shop-listing.tsx";
import { DirectoryFilters } from "./directory-filters.tsx";
import { directoryLinks } from "./directory-links.ts";
import { shopDirectoryQuery } from "./directory-query.ts";

/** How many shops there are, said anew whenever that changes; undefined until it is known. */
function ShopCount({ total }: { readonly total: number | undefined }): ReactElement {
  return (
    <output className={count}>{total !== undefined && <Plural value={total} one="# shop" other="# shops" />}</output>
  );
}

/** All shops of the marketplace. */
export function ShopDirectoryPage(): ReactElement {
  const { t } = useLingui();
  const { api } = shopDirectoryRoute.useRouteContext();
  const search = shopDirectoryRoute.useSearch();
  const navigate = shopDirectoryRoute.useNavigate();
  const { data: trades = [] } = useQuery(tradesQuery(api));
  const canSort = useExtension("shop_search");
  const shops = useQuery(shopDirectoryQuery(api, search, canSort));
  const links = directoryLinks(search, (next, props, resetScroll) => (
    // The street without a search is a prefix of every other address of it: only an exact match is current.
    <Link {...to.shopDirectory(next)} resetScroll={resetScroll} {...props} />
  ));
  function onSearch(text: string): void {
    const name = text === "" ? undefined : text;
    void navigate({ ...to.shopDirectory({ ...search, name, page: undefined }), resetScroll: false });
  }
  return (
    <>
      <CatalogBreadcrumb here={t`Shop street`} />
      <div className={heading}>
        <h1 className={title}>
          <Trans>Shop street</Trans>
        </h1>
        <ShopCount total={shops.data?.total} />
      </div>
      <DirectoryFilters
        trades={trades}
        trade={search.trade}
        text={search.name}
        link={links.trade}
        onSearch={onSearch}
      />
      {shops.data !== undefined ? (
        <ShopListing
          result={shops.data}
          sort={canSort ? (search.sort ?? "recommended") : null}
          pending={shops.isPlaceholderData}
          links={links}
          empty={<EmptyDirectory text={search.name} inTrade={search.trade !== undefined} />}
        />
      ) : (
        <ListLoadError title={<Trans>These shops did not load</Trans>} onRetry={shops.refetch} />
      )}
    </>
  );
}
