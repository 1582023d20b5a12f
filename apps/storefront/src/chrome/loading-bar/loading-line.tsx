import type { ReactElement } from "react";
import { bar } from "./loading-line.css.ts";
import type { LoadingPhase } from "./loading-phases.ts";

/** The line at the top of the window. It is hidden from screen readers, which are told that the main part is busy. */
export function LoadingLine({ phase }: { readonly phase: LoadingPhase }): ReactElement {
  return <div className={bar[phase]} data-phase={phase} aria-hidden />;
}
