import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { columns, main, padded } from "../shared/columns.css.ts";

/** The skeleton of checkout before the first settlement. */
export function CheckoutSkeleton(): ReactElement {
  return (
    <Loading>
      <div className={columns}>
        <div className={main}>
          {[1, 2].map((each) => (
            <div key={each} className={padded}>
              <Skeleton width="40%" height={16} />
              <Skeleton width="100%" height={96} />
            </div>
          ))}
        </div>
        <div className={padded}>
          <Skeleton width="50%" height={16} />
          <Skeleton width="100%" height={96} />
          <Skeleton width="100%" height={48} />
        </div>
      </div>
    </Loading>
  );
}
