import type { ReactElement } from "react";
import { card } from "./product-card.css.ts";
import { meta, name, price } from "./product-card-skeleton.css.ts";
import { Skeleton } from "./skeleton.tsx";

/** As high as a card with a name of two lines. */
export function ProductCardSkeleton(): ReactElement {
  return (
    <div className={card}>
      <Skeleton shape="image" />
      <div className={name}>
        <Skeleton height={13} />
        <Skeleton height={13} width="60%" />
      </div>
      <div className={price}>
        <Skeleton height={18} width="40%" />
      </div>
      <div className={meta}>
        <Skeleton height={11} width="50%" />
      </div>
    </div>
  );
}
