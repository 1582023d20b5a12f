import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as look from "./product-skeleton.css.ts";

const thumbnails = [1, 2, 3, 4, 5];

/** The boxes of a product page: gallery, name, price, two options and the seller. */
export function ProductSkeleton(): ReactElement {
  return (
    <Loading>
      <div className={look.crumbs}>
        <Skeleton width={260} height={13} />
      </div>
      <div className={look.columns}>
        <div className={look.gallery}>
          <div className={look.stage}>
            <Skeleton shape="image" />
          </div>
          <div className={look.thumbnails}>
            {thumbnails.map((each) => (
              <Skeleton key={each} shape="image" />
            ))}
          </div>
        </div>
        <div className={look.middle}>
          <div className={look.heading}>
            <Skeleton height={24} />
            <Skeleton width="60%" height={24} />
            <Skeleton width="80%" height={13} />
          </div>
          <Skeleton height={72} />
          <Skeleton width={56} height={13} />
          <Skeleton width="70%" height={40} />
          <Skeleton width={56} height={13} />
          <Skeleton width="80%" height={40} />
        </div>
        <div className={look.seller}>
          <Skeleton width={56} height={56} />
          <Skeleton width="70%" height={14} />
          <Skeleton width="90%" height={80} />
        </div>
      </div>
    </Loading>
  );
}
