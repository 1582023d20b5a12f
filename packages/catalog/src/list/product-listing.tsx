import { Plural } from "@lingui/react/macro";
import type { Page, ProductCard } from "@plaza/api-client";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import type { ReactElement, Ref } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { updating } from "../shared/updating.css.ts";
import { count } from "./list-page.css.ts";

export interface ProductListingProps {
  /** What has the products in it, one article each. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly result: Page<ProductCard>;
  readonly ranked?: boolean;
  /** The level of the products' names. */
  readonly heading?: "h2" | "h3";
  /** A larger image stands above, so no product's image is loaded with priority. */
  readonly belowImage?: boolean;
  /** True while another page or order is loading. */
  readonly pending: boolean;
}

/** The products of a list. */
export function ProductListing({ ref, ...props }: ProductListingProps): ReactElement | null {
  const { result, pending } = props;
  const { items, page, pageSize } = result;
  if (items.length === 0) return null;
  const first = (page - 1) * pageSize;
  return (
    <div ref={ref} className={pending ? updating : undefined} aria-busy={pending}>
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
    </div>
  );
}

interface ProductCountProps {
  /** Undefined until it is there. */
  readonly of: Page<ProductCard> | undefined;
}

/** How many products a list has, said anew whenever that changes. */
export function ProductCount({ of: page }: ProductCountProps): ReactElement {
  return (
    <output className={count}>
      {page === undefined ? null : page.isCapped ? (
        <Plural value={page.total} other="#+ products" />
      ) : (
        <Plural value={page.total} one="# product" other="# products" />
      )}
    </output>
  );
}
