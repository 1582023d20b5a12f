import { useSyncExternalStore } from "react";
import { dayOf, startOf } from "./time-lines.ts";

function subscribe(changed: () => void): () => void {
  let next: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    next = setTimeout(
      () => {
        changed();
        wait();
      },
      startOf(dayOf(Date.now()) + 1) - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(next);
}

/** The day that it is in Shanghai, as {@link dayOf} counts; another one when a conversation goes on beyond midnight. */
export function useToday(): number {
  return useSyncExternalStore(subscribe, () => dayOf(Date.now()));
}
