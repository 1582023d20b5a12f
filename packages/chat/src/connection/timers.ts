import type { Timer } from "./step.ts";

export interface Timers {
  readonly set: (timer: Timer, ms: number) => void;
  readonly clear: (timer: Timer) => void;
  readonly clearAll: () => void;
}

/** Named timers: one that is set again begins anew. */
export function createTimers(ring: (timer: Timer) => void): Timers {
  const running = new Map<Timer, ReturnType<typeof setTimeout>>();
  const clear = (timer: Timer): void => {
    clearTimeout(running.get(timer));
    running.delete(timer);
  };
  return {
    set: (timer, ms) => {
      clear(timer);
      running.set(
        timer,
        setTimeout(() => {
          running.delete(timer);
          ring(timer);
        }, ms),
      );
    },
    clear,
    clearAll: () => {
      for (const timer of running.keys()) clear(timer);
    },
  };
}
