import { Plural, Trans } from "@lingui/react/macro";
import type { FollowedShop } from "@plaza/api-client";
import { formatCompact, useLocale } from "@plaza/i18n";
import { imageSource, to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { visuallyHidden } from "@plaza/ui-kit/global";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import { Price } from "@plaza/ui-kit/price";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { favouritesRoute } from "../routes.ts";
import { EmptyShops } from "./empty-favourites.tsx";
import { savedShopsQuery, shopsPerPage } from "./favourites-data.ts";
import { FavouritesFrame, useFavouritesPages, useFavouritesSearch } from "./favourites-frame.tsx";
import * as look from "./favourites-page.css.ts";
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

interface FollowedShopRowProps {
  readonly shop: FollowedShop;
  readonly onUnfollow: () => void;
}

/** A followed shop, and beside it what it recommends. */
function FollowedShopRow({ shop, onUnfollow }: FollowedShopRowProps): ReactElement {
  const { id, name, logo, selfOperated, productCount, followers, products } = shop;
  const compact = formatCompact(followers ?? 0, useLocale());
  const ofWhich = <span className={visuallyHidden}>{` ${name}`}</span>;
  return (
    <article className={look.shop} aria-label={name}>
      <div className={look.about}>
        <ShopMark
          name={name}
          size={56}
          logo={
            logo === null ? undefined : (
              <img {...imageSource(logo, 56)} sizes="56px" alt="" width={56} height={56} loading="lazy" />
            )
          }
        />
        <div className={look.texts}>
          <h2 className={look.name}>
            <Link {...to.shop(id)} className={look.nameLink}>
              {name}
            </Link>
            {selfOperated && <Tag kind="own" />}
          </h2>
          <p className={look.details}>
            {productCount !== null && <Plural value={productCount} one="# product" other="# products" />}
            {productCount !== null && followers !== null && <span>{" · "}</span>}
            {followers !== null && (
              <Plural value={followers} one={`${compact} follower`} other={`${compact} followers`} />
            )}
          </p>
          <div className={look.buttons}>
            <Link {...to.shop(id)} className={buttonClass({ kind: "dark", size: "small" })}>
              <Trans>Enter shop{ofWhich}</Trans>
            </Link>
            <Button kind="quiet" size="small" onClick={onUnfollow}>
              <Trans>Unfollow{ofWhich}</Trans>
            </Button>
          </div>
        </div>
      </div>
      {products.length > 0 && (
        <div className={look.products}>
          {products.map((product) => (
            <Link key={product.id} {...to.product(product.id)} className={look.pick}>
              {product.image === null ? (
                <span aria-hidden className={look.pickImage} />
              ) : (
                <img
                  className={look.pickImage}
                  {...imageSource(product.image, 104)}
                  sizes="104px"
                  alt=""
                  width={104}
                  height={104}
                  loading="lazy"
                />
              )}
              <span className={visuallyHidden}>{product.name}</span>
              <Price
                amount={product.price}
                size="line"
                better={product.flash || (product.marketPrice !== null && product.marketPrice > product.price)}
              />
            </Link>
          ))}
        </div>
      )}
    </article>
  );
}
