import { type ReactElement, type ReactNode, useId } from "react";
import { bar, line, detail as detailLook } from "./progress.css.ts";

export interface ProgressProps {
  /** What goes on. */
  readonly label: ReactNode;
  /** From 0 to 1; null while nobody knows how long it will be. */
  readonly share: number | null;
  /** At the end of the line: "120 of 200". */
  readonly detail?: ReactNode;
}

/** How far something is that takes a while. It says nothing by itself: what has come of it is for a live region. */
export function Progress({ label, share, detail }: ProgressProps): ReactElement {
  const id = useId();
  return (
    <div>
      <div className={line}>
        <span id={id}>{label}</span>
        <span className={detailLook}>{detail}</span>
      </div>
      <progress className={bar} aria-labelledby={id} max={100} {...(share !== null && { value: percentOf(share) })} />
    </div>
  );
}

/** Full only at the end. */
function percentOf(share: number): number {
  return Math.floor(Math.min(Math.max(share, 0), 1) * 100);
}
