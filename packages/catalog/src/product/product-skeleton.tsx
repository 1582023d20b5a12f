import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as look from "./product-skeleton.css.ts";

const thumbnails = [1, 2, 3, 4, 5, 6, 7];

/** The boxes of a product page: gallery, shop, name, price, two options, buttons and the box of delivery and returns. */
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
        <div className={look.text}>
          <div className={look.heading}>
            <Skeleton width="50%" height={24} />
            <Skeleton height={32} />
            <Skeleton width="60%" height={32} />
            <Skeleton width="70%" height={13} />
          </div>
          <Skeleton width="40%" height={40} />
          <Skeleton width={56} height={13} />
          <Skeleton width="70%" height={112} />
          <Skeleton width={56} height={13} />
          <Skeleton width="80%" height={40} />
          <Skeleton height={48} />
          <Skeleton height={180} />
        </div>
      </div>
    </Loading>
  );
}
