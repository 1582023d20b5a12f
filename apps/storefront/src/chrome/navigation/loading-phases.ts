/** What the bar shows. In the phases `failed` and `finished` it fades out. */
export type LoadingPhase = "idle" | "advancing" | "finished" | "failed";

/** Milliseconds: before anything is shown, on the way to the end, and after the end. */
export const loadingTimes = { delay: 200, duration: 5000, hide: 500 } as const;

export interface LoadingPhases {
  /** A page begins to load. */
  readonly start: () => void;
  /** The page has loaded. */
  readonly finish: () => void;
  /** The page has failed to load. */
  readonly fail: () => void;
  /** The bar is unmounted, so its timers end. */
  readonly stop: () => void;
}

/**
 * Short waits show nothing. A page that begins to load while the bar of the one before still fades out starts the bar
 * anew; one that begins while another is loading continues the bar of that one.
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
