import { useLayoutEffect, useState } from "react";
import { learnServerTime, serverNow } from "./server-time.ts";
import { useHydrated } from "./use-hydrated.ts";

export { serverNow } from "./server-time.ts";

/**
 * The server's time when a component is first drawn, in epoch milliseconds; `serverNow` goes on from there. Where the
 * browser takes over what the server has drawn, both draw from the moment when the data was fetched.
 */
export function useServerTime(fetchedAt: number): number {
  const hydrated = useHydrated();
  const [{ now, takingOver }] = useState(() => ({
    now: hydrated ? serverNow() : fetchedAt,
    takingOver: !hydrated,
  }));
  // Before any clock begins to tick.
  useLayoutEffect(() => {
    if (takingOver) learnServerTime(now);
  }, [now, takingOver]);
  return now;
}
