import { ProductCardSkeleton } from "@plaza/ui-kit/product-card-skeleton";
import { ProductGrid } from "@plaza/ui-kit/product-grid";
import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { bar, crumbs, title } from "./list-pending.css.ts";

/** Two rows of four, which fill a desktop's first screen. */
const cards = Array.from({ length: 8 }, (_, index) => index);

/** The skeleton of a list that takes longer than a moment. */
export function ListPending(): ReactElement {
  return (
    <Loading>
      <Skeleton className={crumbs} width={160} height={13} />
      <Skeleton className={title} width={240} height={32} />
      <Skeleton className={bar} width={320} height={32} />
      <ProductGrid columns={4}>
        {cards.map((card) => (
          <ProductCardSkeleton key={card} />
        ))}
      </ProductGrid>
    </Loading>
  );
}
