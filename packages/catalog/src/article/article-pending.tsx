import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as look from "./article-pending.css.ts";

/** The skeleton of an article that takes longer than a moment. */
export function ArticlePending(): ReactElement {
  return (
    <Loading>
      <Skeleton className={look.crumbs} width={200} height={13} />
      <div className={look.text}>
        <Skeleton width="80%" height={48} />
        <Skeleton width={180} height={14} />
        <Skeleton className={look.image} height={320} />
        <Skeleton height={18} />
        <Skeleton height={18} />
        <Skeleton width="60%" height={18} />
      </div>
    </Loading>
  );
}
