import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as item from "./review-item.css.ts";

const rows = [1, 2, 3];

/** As high as reviews of two lines. */
export function ReviewListSkeleton(): ReactElement {
  return (
    <Loading>
      {rows.map((row) => (
        <div key={row} className={item.review}>
          <div className={item.who}>
            <Skeleton shape="circle" width={36} height={36} />
            <Skeleton width={70} height={12} />
          </div>
          <div className={item.said}>
            <Skeleton width={120} height={12} />
            <Skeleton width="min(100%, 640px)" height={12} />
            <Skeleton width="min(70%, 420px)" height={12} />
          </div>
        </div>
      ))}
    </Loading>
  );
}
