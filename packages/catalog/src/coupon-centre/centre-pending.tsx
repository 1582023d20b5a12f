import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { crumbs, title } from "../list/list-pending.css.ts";
import { columns } from "../shared/coupon-cards.css.ts";

/** Two rows of three. */
const cards = Array.from({ length: 6 }, (_, index) => index);

/** The skeleton of a coupon centre that takes longer than a moment. */
export function CouponCentrePending(): ReactElement {
  return (
    <Loading>
      <Skeleton className={crumbs} width={160} height={13} />
      <Skeleton className={title} width={240} height={32} />
      <div className={columns}>
        {cards.map((card) => (
          <Skeleton key={card} width="100%" height={128} />
        ))}
      </div>
    </Loading>
  );
}
