import type { ProductCard } from "@plaza/api-client";
import { type ShopView, to } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { ownProducts } from "./own-products.ts";

const maxShown = 5;

export interface ShopRowProps {
  readonly shopId: number;
  readonly title: ReactNode;
  readonly products: readonly ProductCard[];
  /** The order in which the list behind it stands. */
  readonly view?: Pick<ShopView, "sort">;
}

/** A row of a shop's products, with the way to all of them; nothing where there are none. */
export function ShopRow({ shopId, title, products, view }: ShopRowProps): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        link={(content, className) => (
          <Link {...to.shop(shopId, { view: "all", ...view })} className={className}>
            {content}
          </Link>
        )}
      />
      <ProductGrid columns={5} onPhone="row">
        {ownProducts(products.slice(0, maxShown)).map((product) => (
          <ProductTile key={product.id} product={product} />
        ))}
      </ProductGrid>
    </section>
  );
}
