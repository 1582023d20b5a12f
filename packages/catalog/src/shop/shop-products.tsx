import { Trans } from "@lingui/react/macro";
import type { Named, Page, ProductCard } from "@plaza/api-client";
import type { ShopView } from "@plaza/routing";
import { ProductCardSkeleton } from "@plaza/ui-kit/product-card-skeleton";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Loading } from "@plaza/ui-kit/skeleton";
import { type ReactElement, useId } from "react";
import { AboveShopProducts, BelowShopProducts } from "../lazy-parts.ts";
import { ListLoadError } from "../list/list-load-error.tsx";
import { body, heading } from "../list/list-page.css.ts";
import { ProductCount, ProductListing } from "../list/product-listing.tsx";
import { ownProducts } from "./own-products.ts";
import { title } from "./shop-products.css.ts";

const cards = Array.from({ length: 8 }, (_, index) => index);

export interface ShopProductsProps {
  readonly view: ShopView;
  /** The chosen one; undefined: all. */
  readonly category: Named | undefined;
  /** Undefined until they are there. */
  readonly result: Page<ProductCard> | undefined;
  /** True while another page or order is loading. */
  readonly pending: boolean;
  /** They are on their way; where they are not and never came, they can be asked for again. */
  readonly fetching: boolean;
  readonly onRetry: () => void;
}

/** The shop's products, all of them or those that were chosen, with sort bar and pager. */
export function ShopProducts(props: ShopProductsProps): ReactElement {
  const { view, category, result, pending, fetching, onRetry } = props;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={heading}>
        <h2 id={id} className={title}>
          <ListName view={view} category={category} />
        </h2>
        <ProductCount of={result} />
      </div>
      <div className={body}>
        <AboveShopProducts />
        {result !== undefined ? (
          <ProductListing
            result={{ ...result, items: ownProducts(result.items) }}
            heading="h3"
            belowImage
            pending={pending}
          />
        ) : fetching ? (
          <Loading>
            <ProductGrid columns={4}>
              {cards.map((card) => (
                <ProductCardSkeleton key={card} />
              ))}
            </ProductGrid>
          </Loading>
        ) : (
          <ListLoadError onRetry={onRetry} />
        )}
        <BelowShopProducts />
      </div>
    </section>
  );
}

function ListName({ view, category }: Pick<ShopProductsProps, "category" | "view">): ReactElement {
  const { name, coupon } = view;
  if (name !== undefined) return <Trans>Results for “{name}”</Trans>;
  if (coupon !== undefined) return <Trans>For your coupon</Trans>;
  return category === undefined ? <Trans>All products</Trans> : <span>{category.name}</span>;
}
