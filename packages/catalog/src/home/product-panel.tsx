import type { ProductCard } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { panel } from "./product-panel.css.ts";

export interface ProductPanelProps {
  readonly title: ReactNode;
  readonly remark: ReactNode;
  /** The list whose beginning is shown; the hot list is ranked. */
  readonly list: "hot" | "new";
  readonly products: readonly ProductCard[];
}

const lists = {
  hot: to.hotList(),
  new: to.list({}, "2"),
};

/** The first products of a list, with a link to the whole list; nothing where there are none. */
export function ProductPanel({ title, remark, list, products }: ProductPanelProps): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={panel} aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        remark={remark}
        link={(content, className) => (
          <Link {...lists[list]} className={className}>
            {content}
          </Link>
        )}
      />
      <ProductGrid columns={3} onPhone="row">
        {products.map((product, index) => (
          <ProductTile key={product.id} product={product} {...(list === "hot" && { rank: index + 1 })} />
        ))}
      </ProductGrid>
    </section>
  );
}
