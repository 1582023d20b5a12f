import type { ReactElement, ReactNode } from "react";
import { count as countLook, large, remark as remarkLook } from "./tabs-bar.css.ts";
import { hasContent } from "./has-content.ts";

export interface TabLabelProps {
  readonly children: ReactNode;
  /** Or what stands for it, as "99+". */
  readonly count?: number | string | undefined;
  /** A second line; the first grows to a heading's size. */
  readonly remark?: ReactNode;
}

export function TabLabel({ children, count, remark }: TabLabelProps): ReactElement {
  return (
    <>
      {hasContent(remark) ? <span className={large}>{children}</span> : children}
      {count !== undefined && (
        <>
          {" "}
          <span className={countLook}>{count}</span>
        </>
      )}
      {hasContent(remark) && <span className={remarkLook}>{remark}</span>}
    </>
  );
}
