import type { ReactElement, ReactNode } from "react";
import { count as countLook, large, remark as remarkLook } from "./tabs-bar.css.ts";
import { hasContent } from "./has-content.ts";
import { SlotContent } from "./slot-content.tsx";

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
      {hasContent(remark) ? <span className={large}>{children}</span> : <SlotContent>{children}</SlotContent>}
      {count !== undefined && (
        <>
          {" "}
          <span className={countLook} translate="no">
            {count}
          </span>
        </>
      )}
      {hasContent(remark) && <span className={remarkLook}>{remark}</span>}
    </>
  );
}
