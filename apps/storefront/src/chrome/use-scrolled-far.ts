import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  addEventListener("scroll", onChange, { passive: true, signal: stop.signal });
  addEventListener("resize", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** More than one screen is above what is seen. */
export function useScrolledFar(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight,
    () => false,
  );
}
