import { Loading, Skeleton } from "@plaza/ui-kit/skeleton";
import type { ReactElement } from "react";
import * as look from "./news-pending.css.ts";

const rows = [0, 1, 2, 3];

/** The skeleton of a list of news or of help that takes longer than a moment. */
export function NewsPending(): ReactElement {
  return (
    <Loading>
      <Skeleton className={look.title} width={240} height={40} />
      <div className={look.columns}>
        <div className={look.topics}>
          {rows.map((row) => (
            <Skeleton key={row} width={120} height={20} />
          ))}
        </div>
        <div className={look.rows}>
          {rows.map((row) => (
            <div key={row} className={look.row}>
              <Skeleton height={140} />
              <div className={look.lines}>
                <Skeleton width="60%" height={20} />
                <Skeleton height={16} />
                <Skeleton width={160} height={14} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
