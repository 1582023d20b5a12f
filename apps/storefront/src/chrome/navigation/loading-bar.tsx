import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { mainId } from "../main-id.ts";
import { createLoadingPhases, type LoadingPhase } from "./loading-phases.ts";
import { bar } from "./loading-line.css.ts";

/** The line at the top of the window. It is hidden from screen readers, which are told that the main part is busy. */
export function LoadingLine({ phase }: { readonly phase: LoadingPhase }): ReactElement {
  return <div className={bar[phase]} data-phase={phase} aria-hidden />;
}

/** Shows the line while the router loads a page, and marks the main part as busy for screen readers. */
export function LoadingBar(): ReactElement {
  const status = useRouterState({
    select: ({ isLoading, matches }) =>
      isLoading ? "loading" : matches.some(({ status }) => status === "error") ? "failed" : "settled",
  });
  const [phase, setPhase] = useState<LoadingPhase>("idle");
  const [phases] = useState(() => createLoadingPhases(setPhase));
  useEffect(() => phases.stop, [phases]);
  useEffect(() => {
    if (status === "loading") phases.start();
    else if (status === "failed") phases.fail();
    else phases.finish();
  }, [phases, status]);
  useEffect(() => {
    document.getElementById(mainId)?.setAttribute("aria-busy", String(phase === "advancing"));
  }, [phase]);
  return <LoadingLine phase={phase} />;
}
