import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as item from "./review-item.css.ts";
import { cards } from "./review-list.css.ts";

const rows = [1, 2, 3, 4];

/** As high as reviews of two lines. */
export function ReviewListSkeleton(): ReactElement {
  return (
    <Loading>
      <div className={cards}>
        {rows.map((row) => (
          <div key={row} className={item.review}>
            <div className={item.who}>
              <Skeleton shape="circle" width={36} height={36} />
              <Skeleton width={70} height={12} />
            </div>
            <Skeleton height={12} />
            <Skeleton width="70%" height={12} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
