/** What the bar shows. `failed` and `finished` are both on their way out. */
export type LoadingPhase = "idle" | "advancing" | "finished" | "failed";

/** Milliseconds: before anything is shown, on the way to the end, and after the end. */
export const loadingTimes = { delay: 200, duration: 5000, hide: 500 } as const;

export interface LoadingPhases {
  /** A page is on its way. */
  readonly start: () => void;
  /** It is there. */
  readonly finish: () => void;
  /** It is not coming. */
  readonly fail: () => void;
  /** Nobody looks any more. */
  readonly stop: () => void;
}

/**
 * Short waits show nothing. A page that starts while the last one's bar is still on its way out begins anew; one that
 * starts while another is on its way goes on with that one's bar.
 */
export function createLoadingPhases(show: (phase: LoadingPhase) => void): LoadingPhases {
  let phase: LoadingPhase | "waiting" = "idle";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function enter(next: typeof phase): void {
    clearTimeout(timer);
    phase = next;
    show(next === "waiting" ? "idle" : next);
  }
  function leaveBy(end: "finished" | "failed"): void {
    enter(end);
    timer = setTimeout(() => enter("idle"), loadingTimes.hide);
  }
  return {
    start: () => {
      if (phase === "waiting" || phase === "advancing") return;
      enter("waiting");
      timer = setTimeout(() => enter("advancing"), loadingTimes.delay);
    },
    finish: () => {
      if (phase === "waiting") enter("idle");
      else if (phase === "advancing") leaveBy("finished");
    },
    fail: () => {
      if (phase === "waiting" || phase === "advancing") leaveBy("failed");
    },
    stop: () => {
      clearTimeout(timer);
      phase = "idle";
    },
  };
}
