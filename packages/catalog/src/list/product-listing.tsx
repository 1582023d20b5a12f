import type { Page, ProductCard, ProductSort } from "@plaza/api-client";
import { Pager } from "@plaza/ui-kit/pager";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import type { ReactElement, ReactNode } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import { ListSortBar } from "./list-sort-bar.tsx";
import { listing, pager } from "./product-listing.css.ts";

/** What a sort item or a page number wants its link to show. */
export interface ListLinkProps {
  readonly children: ReactNode;
  readonly className: string;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page" | "true";
}

export interface ProductListingProps {
  readonly result: Page<ProductCard>;
  readonly sort: ProductSort;
  /** The order this list has of its own. */
  readonly ownSort: ProductSort;
  readonly ranked?: boolean;
  /** True while another page or order of it is on its way. */
  readonly pending: boolean;
  readonly sortLink: (sort: ProductSort, props: ListLinkProps) => ReactElement;
  readonly pageLink: (page: number, props: ListLinkProps) => ReactElement;
  /** What stands there when nothing was found. */
  readonly empty: ReactNode;
}

/** Sort bar, products and pager: the body of every product list. */
export function ProductListing(props: ProductListingProps): ReactElement {
  const { items, page, pageSize, total } = props.result;
  if (total === 0) return <>{props.empty}</>;
  const first = (page - 1) * pageSize;
  return (
    <div className={props.pending ? `${listing} ${updating}` : listing} aria-busy={props.pending}>
      <ListSortBar sort={props.sort} ownSort={props.ownSort} link={props.sortLink} />
      <ProductGrid columns={4}>
        {items.map((product, index) => (
          <ProductTile
            key={product.id}
            product={product}
            heading="h2"
            eager={index === 0}
            {...(props.ranked === true && first + index < 3 && { rank: first + index + 1 })}
          />
        ))}
      </ProductGrid>
      <div className={pager}>
        <Pager page={page} pageCount={Math.ceil(total / pageSize)} link={props.pageLink} />
      </div>
    </div>
  );
}
