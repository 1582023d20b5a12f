import { useSyncExternalStore } from "react";

function never(): () => void {
  return () => undefined;
}

/** False on the server and in the first render that takes over its page; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
