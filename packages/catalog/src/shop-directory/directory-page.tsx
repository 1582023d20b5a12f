import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { tradesQuery, type Named } from "@plaza/api-client";
import { to, useExtension } from "@plaza/routing";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ListLoadError } from "../list/list-load-error.tsx";
import { count, heading, title } from "../list/list-page.css.ts";
import { shopDirectoryRoute } from "../routes.ts";
import { CatalogBreadcrumb } from "../shared/catalog-breadcrumb.tsx";
import { ShopListing } from "./shop-listing.tsx";
import { directoryLinks, type DirectoryLinks } from "./directory-links.ts";
import { shopDirectoryQuery } from "./directory-query.ts";
import { ChipGroup, ChipLink } from "@plaza/ui-kit/chip";
import { SearchField } from "@plaza/ui-kit/search-field";
import * as look from "./directory-page.css.ts";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { threeLines } from "../shared/clamp.css.ts";

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

interface DirectoryFiltersProps {
  readonly trades: readonly Named[];
  /** The chosen one; undefined: all. */
  readonly trade: number | undefined;
  readonly text: string | undefined;
  readonly link: DirectoryLinks["trade"];
  readonly onSearch: (text: string) => void;
}

/** What the shops deal in, and the search for their names. */
function DirectoryFilters({ trades, trade, text, link, onSearch }: DirectoryFiltersProps): ReactElement {
  const { t } = useLingui();
  return (
    <div className={look.filters}>
      <div className={look.trades}>
        {trades.length > 0 && (
          <ChipGroup label={t`Main business`}>
            <ChipLink current={trade === undefined} link={(props) => link(undefined, props)}>
              <Trans context="shops">All</Trans>
            </ChipLink>
            {trades.map(({ id, name }) => (
              <ChipLink key={id} current={id === trade} link={(props) => link(id, props)}>
                {name}
              </ChipLink>
            ))}
          </ChipGroup>
        )}
      </div>
      <div className={look.search}>
        <SearchField
          // Shows the search of the address, also after another one.
          key={text ?? ""}
          quiet
          label={t`Search shops`}
          name="name"
          maxLength={100}
          defaultValue={text}
          alongside={trade === undefined ? undefined : { trade: String(trade) }}
          onSubmit={onSearch}
        />
      </div>
    </div>
  );
}

interface EmptyDirectoryProps {
  /** What was searched for. */
  readonly text: string | undefined;
  /** The shops are those of one trade. */
  readonly inTrade: boolean;
}

/** Shown where there is no such shop. */
function EmptyDirectory({ text, inTrade }: EmptyDirectoryProps): ReactElement {
  const narrowed = text !== undefined || inTrade;
  return (
    <EmptyState
      tone="page"
      title={
        text === undefined ? (
          <Trans>There are no shops here yet</Trans>
        ) : (
          <span className={threeLines}>
            <Trans>No shop is called “{text}”</Trans>
          </span>
        )
      }
      line={
        narrowed ? (
          <Trans>Try a shorter name, or look at all shops.</Trans>
        ) : (
          <Trans>Merchants are moving in. Until then, the products are worth a look.</Trans>
        )
      }
      action={
        narrowed ? (
          <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
            <Trans>See all shops</Trans>
          </Link>
        ) : (
          <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
            <Trans>See what is popular</Trans>
          </Link>
        )
      }
    />
  );
}
