import type { Page, ProductCard, ProductSort } from "@plaza/api-client";
import { NoSuchPage } from "@plaza/ui-kit/no-such-page";
import { Pager } from "@plaza/ui-kit/pager";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import type { ReactElement, ReactNode } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import type { ListLinks } from "./list-links.ts";
import { ListSortBar } from "./list-sort-bar.tsx";
import { PageSizeChoice } from "./page-size-choice.tsx";
import { defaultPageSize } from "./page-size.ts";
import { foot, listing } from "./product-listing.css.ts";

export interface ProductListingProps {
  readonly result: Page<ProductCard>;
  readonly sort: ProductSort;
  /** The list's default order. */
  readonly ownSort: ProductSort;
  readonly ranked?: boolean;
  /** The level of the products' names. */
  readonly heading?: "h2" | "h3";
  /** A larger image stands above, so no product's image is loaded with priority. */
  readonly belowImage?: boolean;
  /** True while another page or order is loading. */
  readonly pending: boolean;
  readonly links: ListLinks;
  /** Shown where nothing was found. */
  readonly empty: ReactNode;
}

/** Sort bar, products, pager and page size: the body of every product list. */
export function ProductListing(props: ProductListingProps): ReactElement {
  const { result, links, pending } = props;
  const { items, page, pageSize, total } = result;
  if (total === 0) return <>{props.empty}</>;
  const pages = { page, pageCount: Math.ceil(total / pageSize), link: links.page };
  if (page > pages.pageCount) return <NoSuchPage tone="page" {...pages} />;
  const first = (page - 1) * pageSize;
  return (
    <div className={pending ? `${listing} ${updating}` : listing} aria-busy={pending}>
      <ListSortBar sort={props.sort} ownSort={props.ownSort} link={links.sort} />
      <ProductGrid columns={4}>
        {items.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            heading={props.heading ?? "h2"}
            eager={index === 0 && props.belowImage !== true}
            {...(props.ranked === true && first + index < 3 && { rank: first + index + 1 })}
          />
        ))}
      </ProductGrid>
      {total > defaultPageSize && (
        <div className={foot}>
          <Pager {...pages} />
          <PageSizeChoice size={pageSize} link={links.size} />
        </div>
      )}
    </div>
  );
}
