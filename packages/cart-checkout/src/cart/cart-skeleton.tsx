import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import { columns, main, padded, page, panel } from "../shared/columns.css.ts";
import { CartHeading } from "./cart-heading.tsx";
import { line } from "./cart-skeleton.css.ts";

/** The skeleton of a cart. */
export function CartSkeleton(): ReactElement {
  return (
    <div className={page}>
      <CartHeading />
      <Loading>
        <div className={columns}>
          <div className={main}>
            <div className={panel}>
              {[1, 2].map((each) => (
                <div key={each} className={line}>
                  <Skeleton width={88} height={88} />
                  <Skeleton width="40%" height={14} />
                </div>
              ))}
            </div>
          </div>
          <div className={padded}>
            <Skeleton width="50%" height={16} />
            <Skeleton width="100%" height={96} />
            <Skeleton width="100%" height={48} />
          </div>
        </div>
      </Loading>
    </div>
  );
}
