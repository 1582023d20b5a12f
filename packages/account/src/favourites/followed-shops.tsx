import { to } from "@plaza/routing";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { favouritesRoute } from "../routes.ts";
import { EmptyShops } from "./empty-favourites.tsx";
import { FavouritesFrame } from "./favourites-frame.tsx";
import * as look from "./favourites-page.css.ts";
import { savedShopsQuery, shopsPerPage } from "./favourites-queries.ts";
import { FollowedShopRow } from "./followed-shop-row.tsx";
import { useFavouritesPages } from "./use-favourites-pages.tsx";
import { useFavouritesSearch } from "./use-favourites-search.ts";
import { useRemoval } from "./use-removal.tsx";

/** The shops that the customer follows, with some of what they sell. */
export function FollowedShops(): ReactElement {
  const { api } = favouritesRoute.useRouteContext();
  const { search, searchable } = useFavouritesSearch();
  const { data } = useSuspenseQuery(savedShopsQuery(api, search));
  const { removed, remove, title } = useRemoval("shops", data);
  const { link, page, pageCount, leftPage } = useFavouritesPages(search, data.total, shopsPerPage);
  if (leftPage !== null) return <Navigate {...to.favourites(leftPage)} replace resetScroll={false} />;
  const shops = data.items.filter(({ id }) => !removed.has(id));
  return (
    <FavouritesFrame
      ref={title}
      search={search}
      searchable={searchable}
      counts={{ products: data.productCount, shops: data.productCount === null ? null : data.total }}
      empty={data.total === 0 && search.text === undefined}
    >
      {page > pageCount && data.total > 0 ? (
        <NoSuchPage page={page} pageCount={pageCount} link={link} />
      ) : shops.length === 0 ? (
        <div className={look.list}>
          <EmptyShops text={search.text} />
        </div>
      ) : (
        <div className={look.shops}>
          {shops.map((shop) => (
            <FollowedShopRow key={shop.id} shop={shop} onUnfollow={() => remove([shop.id])} />
          ))}
        </div>
      )}
      <div className={look.pager}>
        <Pager page={page} pageCount={pageCount} link={link} />
      </div>
    </FavouritesFrame>
  );
}
