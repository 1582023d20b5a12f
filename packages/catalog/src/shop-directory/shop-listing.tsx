import type { Page, ShopCard as Shop, ShopSort } from "@plaza/api-client";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import type { ReactElement } from "react";
import { updating } from "../shared/updating.css.ts";
import * as look from "./shop-listing.css.ts";
import type { DirectoryLinks } from "./directory-links.ts";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Trans } from "@lingui/react/macro";
import { SortBar, SortItem } from "@plaza/ui-kit/sort-bar";
import { formatStars } from "@plaza/i18n";
import { imageSource, ShopFollow, to } from "@plaza/routing";
import { Rating } from "@plaza/ui-kit/rating";
import { ShopMark } from "@plaza/ui-kit/shop-mark";
import { Tag } from "@plaza/ui-kit/tag";
import { Link } from "@tanstack/react-router";
import { ProductImage } from "../shared/product-image.tsx";
import { ShopAttributes } from "../shared/shop-attributes.tsx";

export interface ShopListingProps {
  readonly result: Page<Shop>;
  /** Null where the platform has one order only. */
  readonly sort: ShopSort | null;
  /** True while another page or order is loading. */
  readonly pending: boolean;
  readonly links: Pick<DirectoryLinks, "page" | "sort">;
  /** Shown where nothing was found. */
  readonly empty: Elements;
}

/** Sort bar, shops and pager. */
export function ShopListing({ result, sort, pending, links, empty }: ShopListingProps): ReactElement {
  const { items, page, pageSize, total } = result;
  if (total === 0) return <>{empty}</>;
  const pages = { page, pageCount: Math.ceil(total / pageSize), link: links.page };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  return (
    <div className={pending ? `${look.listing} ${updating}` : look.listing} aria-busy={pending}>
      {sort !== null && total > 1 && <DirectorySortBar sort={sort} link={links.sort} />}
      <div className={look.shops}>
        {items.map((shop, index) => (
          <ShopCard key={shop.id} shop={shop} eager={index < 4} />
        ))}
      </div>
      <div className={look.pages}>
        <Pager {...pages} />
      </div>
    </div>
  );
}

interface DirectorySortBarProps {
  readonly sort: ShopSort;
  readonly link: DirectoryLinks["sort"];
}

function DirectorySortBar({ sort, link }: DirectorySortBarProps): ReactElement {
  const names = [
    ["recommended", <Trans key="recommended">Recommended</Trans>],
    ["sales", <Trans key="sales">Sales</Trans>],
    ["rating", <Trans key="rating">Rating</Trans>],
    ["newest", <Trans key="newest">Newest</Trans>],
  ] as const;
  return (
    <SortBar>
      {names.map(([each, name]) => (
        <SortItem key={each} current={each === sort} link={(props) => link(each, props)}>
          {name}
        </SortItem>
      ))}
    </SortBar>
  );
}

const maxPicks = 3;

const coverSizes = "(max-width: 767px) 100vw, (max-width: 1023px) 50vw, 280px";

interface ShopCardProps {
  readonly shop: Shop;
  /** Its picture is among the first that the page shows. */
  readonly eager?: boolean;
}

/** A shop of the street, with some of what it sells. The whole card leads to the shop, its small pictures to products. */
export function ShopCard({ shop, eager = false }: ShopCardProps): ReactElement {
  const { name, logo, cover, stars, score } = shop;
  return (
    <article className={look.card} aria-label={name}>
      <div className={look.frame}>
        {cover !== null && (
          <img
            className={look.cover}
            {...imageSource(cover, 520)}
            sizes={coverSizes}
            alt=""
            loading={eager ? "eager" : "lazy"}
            decoding="async"
          />
        )}
      </div>
      <div className={look.body}>
        <ShopMark
          name={name}
          logo={
            logo === null ? undefined : (
              <img {...imageSource(logo, 44)} sizes="44px" alt="" width={44} height={44} loading="lazy" />
            )
          }
        />
        <div className={look.texts}>
          <h2 className={look.heading}>
            <Link {...to.shop(shop.id)} className={look.link} data-shop="">
              {name}
            </Link>
            {shop.selfOperated && <Tag kind="own" />}
          </h2>
          <p className={look.line}>
            {stars !== null && stars > 0 && <Rating value={stars} />}
            {score !== null && score > 0 && (
              <span>
                <Trans>Shop score {formatStars(score)}</Trans>
              </span>
            )}
          </p>
          <p className={look.line}>
            <ShopAttributes {...shop} />
          </p>
        </div>
      </div>
      <div className={look.picks}>
        {shop.products.slice(0, maxPicks).map((product) => (
          <Link key={product.id} {...to.product(product.id)} className={look.pick}>
            <ProductImage src={product.image} alt={product.name} width={80} />
          </Link>
        ))}
      </div>
      <div className={look.follow}>
        <ShopFollow id={shop.id} name={name} />
      </div>
    </article>
  );
}
