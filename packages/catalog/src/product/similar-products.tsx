import { Trans } from "@lingui/react/macro";
import { rootRoute, to } from "@plaza/routing";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { SectionHeading } from "@plaza/ui-kit/section-heading";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { ProductTile } from "../shared/product-tile.tsx";
import { section } from "./parts/product-body.css.ts";
import { similarProductsQuery } from "./product-queries.ts";

/** As many as one row has. */
const shown = 5;

export interface SimilarProductsProps {
  /** That cannot be bought. */
  readonly productId: number;
  readonly categoryId: number;
}

/** Others of the same category that can be bought, in a row. */
export function SimilarProducts({ productId, categoryId }: SimilarProductsProps): ReactElement | null {
  const { api } = rootRoute.useRouteContext();
  const titleId = useId();
  const { data } = useQuery(similarProductsQuery(api, categoryId));
  const similar = data?.items.filter(({ id, soldOut }) => id !== productId && !soldOut).slice(0, shown) ?? [];
  if (similar.length === 0) return null;
  return (
    <section className={section} aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={<Trans>Similar products</Trans>}
        link={(content, className) => (
          <Link {...to.category({ id: categoryId })} className={className}>
            {content}
          </Link>
        )}
      />
      <ProductGrid columns={5} onPhone="row">
        {similar.map((each) => (
          <ProductTile key={each.id} product={each} />
        ))}
      </ProductGrid>
    </section>
  );
}
