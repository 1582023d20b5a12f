import type { ReactElement } from "react";
import { bar } from "./loading-line.css.ts";
import type { LoadingPhase } from "./loading-phases.ts";

/** The line on top of the window. Who does not see it hears that the main part is busy. */
export function LoadingLine({ phase }: { readonly phase: LoadingPhase }): ReactElement {
  return <div className={bar[phase]} data-phase={phase} aria-hidden />;
}
