import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const stop = new AbortController();
  addEventListener("online", onChange, { signal: stop.signal });
  addEventListener("offline", onChange, { signal: stop.signal });
  return () => stop.abort();
}

/** Whether the browser has a connection, as far as it knows. The server renders every page as online. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
