import type { ReactElement, ReactNode } from "react";
import { bar } from "./bottom-bar.css.ts";

export interface BottomBarProps {
  /** What the bar is for. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Keeps a page's main action (buying, checking out) in reach of the thumb on phones. It stands where the chrome has its own
 * bar, which goes by `[data-bottom-bar]` and makes room. On wider screens it is not there.
 */
export function BottomBar({ label, children }: BottomBarProps): ReactElement {
  return (
    <section aria-label={label} data-bottom-bar className={bar}>
      {children}
    </section>
  );
}
