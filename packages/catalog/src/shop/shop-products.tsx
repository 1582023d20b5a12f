import { Trans } from "@lingui/react/macro";
import { type Named, type Page, type ProductCard } from "@plaza/api-client";
import { type ShopView, to } from "@plaza/routing";
import { ProductCardSkeleton } from "@plaza/ui-kit/product-card-skeleton";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Loading } from "@plaza/ui-kit/skeleton";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { ListFailure } from "../list/list-failure.tsx";
import { type DrawListLink, listLinks } from "../list/list-links.ts";
import { heading } from "../list/list-page.css.ts";
import { ProductCount } from "../list/product-count.tsx";
import { ProductListing } from "../list/product-listing.tsx";
import { EmptyShop } from "./empty-shop.tsx";
import { ownProducts } from "./own-products.ts";
import { title } from "./shop-products.css.ts";
import { isShopHome } from "./is-shop-home.ts";

const cards = Array.from({ length: 8 }, (_, index) => index);

export interface ShopProductsProps {
  readonly shopId: number;
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
  const { shopId, view, category, result, pending, fetching, onRetry } = props;
  const id = useId();
  const link: DrawListLink<ShopView> = (next, slot, resetScroll) => {
    // Another order leaves the shelves of the home where they are; other pages are those of a list.
    const isPaged = isShopHome(view) && !isShopHome(next);
    return <Link {...to.shop(shopId, isPaged ? { ...next, view: "all" } : next)} resetScroll={resetScroll} {...slot} />;
  };
  return (
    <section aria-labelledby={id}>
      <div className={heading}>
        <h2 id={id} className={title}>
          <ListName view={view} category={category} />
        </h2>
        <ProductCount of={result} />
      </div>
      {result !== undefined ? (
        <ProductListing
          result={{ ...result, items: ownProducts(result.items) }}
          heading="h3"
          sort={view.sort ?? "relevance"}
          ownSort="relevance"
          belowImage
          pending={pending}
          links={listLinks(view, "relevance", link)}
          empty={
            <EmptyShop
              shopId={shopId}
              text={view.name}
              isPart={view.category !== undefined || view.coupon !== undefined}
            />
          }
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
        <ListFailure retrying={false} onRetry={onRetry} />
      )}
    </section>
  );
}

function ListName({ view, category }: Pick<ShopProductsProps, "category" | "view">): ReactElement {
  const { name, coupon } = view;
  if (name !== undefined) return <Trans>Results for “{name}”</Trans>;
  if (coupon !== undefined) return <Trans>For your coupon</Trans>;
  return category === undefined ? <Trans>All products</Trans> : <>{category.name}</>;
}
