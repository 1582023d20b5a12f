import { useSyncExternalStore } from "react";

function subscribe(changed: () => void): () => void {
  const hearing = new AbortController();
  const { signal } = hearing;
  document.addEventListener("visibilitychange", changed, { signal });
  addEventListener("focus", changed, { signal });
  addEventListener("blur", changed, { signal });
  return () => hearing.abort();
}

/** Whether somebody looks at the window. */
export function useInFront(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === "visible");
}
