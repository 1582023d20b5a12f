import { Trans, useLingui } from "@lingui/react/macro";
import { type FavouritesSearch, to, useExtension } from "@plaza/routing";
import { pageTitle } from "@plaza/ui-kit/global";
import type { PagerProps } from "@plaza/ui-kit/pager";
import { SearchField } from "@plaza/ui-kit/search-field";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { TabLink, TabsBar } from "@plaza/ui-kit/tabs-bar";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type Ref, useState } from "react";
import { favouritesRoute } from "../routes.ts";
import { answerable, favouritesTitle } from "./favourites-data.ts";
import * as look from "./favourites-page.css.ts";

export interface FavouritesFrameProps {
  /** The title. */
  readonly ref: Ref<HTMLHeadingElement>;
  readonly search: FavouritesSearch;
  readonly searchable: boolean;
  /** Null where the platform does not say. */
  readonly counts: { readonly products: number | null; readonly shops: number | null };
  /** Nothing is saved at all, so there is nothing to search. */
  readonly empty: boolean;
  /** Beside the title. */
  readonly action?: Elements;
  /** Beside the search. */
  readonly filters?: Elements;
  readonly children: Elements;
}

/** Title, tabs and search, around the products or the shops. */
export function FavouritesFrame({ ref, ...props }: FavouritesFrameProps): ReactElement {
  const { t } = useLingui();
  const { i18n } = favouritesRoute.useRouteContext();
  const navigate = favouritesRoute.useNavigate();
  const { search, counts } = props;
  const { kind, text } = search;
  const label = kind === "shops" ? t`Search the shops you follow` : t`Search your favourites`;

  function onSearch(wanted: string): void {
    void navigate({ ...to.favourites({ kind, text: wanted === "" ? undefined : wanted }), resetScroll: false });
  }
  return (
    <>
      <div className={look.head}>
        <h1 ref={ref} tabIndex={-1} className={pageTitle}>
          {favouritesTitle(i18n)}
        </h1>
        {props.action}
      </div>
      <TabsBar label={t`Kinds of favourites`}>
        <TabLink
          current={kind !== "shops"}
          count={counts.products ?? undefined}
          link={(link) => <Link {...to.favourites({ text })} resetScroll={false} {...link} />}
        >
          <Trans context="favourites">Products</Trans>
        </TabLink>
        <TabLink
          current={kind === "shops"}
          count={counts.shops ?? undefined}
          link={(link) => <Link {...to.favourites({ kind: "shops", text })} resetScroll={false} {...link} />}
        >
          <Trans context="favourites">Shops</Trans>
        </TabLink>
      </TabsBar>
      {props.searchable && !props.empty && (
        <div className={look.tools}>
          {props.filters}
          <div className={look.search}>
            <SearchField
              // Shows the search of the address, also after another one.
              key={text ?? ""}
              quiet
              label={label}
              name="text"
              maxLength={100}
              defaultValue={text}
              onSubmit={onSearch}
            />
          </div>
        </div>
      )}
      {props.children}
    </>
  );
}

interface ShownFavourites {
  /** What of the address is shown. */
  readonly search: FavouritesSearch;
  /** Whether favourites can be searched, and are counted by their kind. */
  readonly searchable: boolean;
}

export function useFavouritesSearch(): ShownFavourites {
  const searchable = useExtension("favourites_search");
  return { search: answerable(favouritesRoute.useSearch(), searchable), searchable };
}

interface FavouritesPages extends Pick<PagerProps, "link" | "page" | "pageCount"> {
  /** Where to go when the last thing of the shown page has gone; null: stay. */
  readonly leftPage: FavouritesSearch | null;
}

export function useFavouritesPages(search: FavouritesSearch, total: number, pageSize: number): FavouritesPages {
  const { page = 1 } = search;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const isBeyond = page > pageCount;
  // No other page beyond the end is left by itself.
  const [lastShown, setLastShown] = useState<number | null>(null);
  if (!isBeyond && lastShown !== page) setLastShown(page);
  const at = (next: number): FavouritesSearch => ({ ...search, page: next === 1 ? undefined : next });
  return {
    page,
    pageCount,
    link: (next, props) => <Link {...to.favourites(at(next))} {...props} />,
    leftPage: isBeyond && lastShown === page ? at(pageCount) : null,
  };
}
