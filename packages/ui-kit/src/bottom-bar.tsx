import type { ReactElement, ReactNode } from "react";
import { bar } from "./bottom-bar.css.ts";

export interface BottomBarProps {
  /** What the bar is for. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * On phones what a page is about stays in reach of the thumb: buying, checking out. It stands where the frame has its own
 * bar, which goes by `[data-bottom-bar]` and makes room. On wider screens it is not there.
 */
export function BottomBar({ label, children }: BottomBarProps): ReactElement {
  return (
    <section aria-label={label} data-bottom-bar className={bar}>
      {children}
    </section>
  );
}
