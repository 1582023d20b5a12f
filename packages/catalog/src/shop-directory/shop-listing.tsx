import type { Page, ShopCard as Shop, ShopSort } from "@plaza/api-client";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import type { ReactElement } from "react";
import { updating } from "../shared/updating.css.ts";
import { ShopCard } from "./shop-card.tsx";
import { shops } from "./shop-card.css.ts";
import { listing, pages as pagesLook } from "./shop-listing.css.ts";
import type { DirectoryLinks } from "./directory-links.ts";
import { DirectorySortBar } from "./directory-sort-bar.tsx";
import type { Elements } from "@plaza/ui-kit/slot-content";

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
    <div className={pending ? `${listing} ${updating}` : listing} aria-busy={pending}>
      {sort !== null && total > 1 && <DirectorySortBar sort={sort} link={links.sort} />}
      <div className={shops}>
        {items.map((shop, index) => (
          <ShopCard key={shop.id} shop={shop} eager={index < 4} />
        ))}
      </div>
      <div className={pagesLook}>
        <Pager {...pages} />
      </div>
    </div>
  );
}
