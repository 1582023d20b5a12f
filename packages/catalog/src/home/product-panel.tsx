import { Trans } from "@lingui/react/macro";
import type { ProductCard } from "@plaza/api-client";
import { formatDate, useLocale } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import * as look from "./product-panel.css.ts";
import { ProductRow } from "./product-row.tsx";

export interface ProductPanelProps {
  readonly title: ReactNode;
  readonly remark: ReactNode;
  /** The list whose beginning is shown: the hot list as ranked rows, new arrivals with two large ones. */
  readonly list: "hot" | "new";
  readonly products: readonly ProductCard[];
}

const lists = {
  hot: to.hotList(),
  new: to.list({}, "2"),
};
const rankedRows = 5;
const largeOnes = 2;
const rowsBelow = 2;

function Ranked({ products }: Pick<ProductPanelProps, "products">): ReactElement {
  return (
    <ol className={look.ranking}>
      {products.slice(0, rankedRows).map((product, index) => (
        <li key={product.id}>
          <ProductRow product={product} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}

function Arrivals({ products }: Pick<ProductPanelProps, "products">): ReactElement {
  const locale = useLocale();
  return (
    <>
      <div className={look.large}>
        <ProductGrid columns={3}>
          {products.slice(0, largeOnes).map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      </div>
      {products.slice(largeOnes, largeOnes + rowsBelow).map((product) => {
        const day = product.createdAt === null ? null : formatDate(product.createdAt, locale);
        return (
          <ProductRow
            key={product.id}
            product={product}
            {...(day !== null && { meta: <Trans>New since {day}</Trans> })}
          />
        );
      })}
    </>
  );
}

/** The first products of a list, with a link to the whole list; nothing where there are none. */
export function ProductPanel({ title, remark, list, products }: ProductPanelProps): ReactElement | null {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section className={look.panel} aria-labelledby={id}>
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
      {list === "hot" ? <Ranked products={products} /> : <Arrivals products={products} />}
    </section>
  );
}
