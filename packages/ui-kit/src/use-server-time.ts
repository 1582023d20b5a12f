import { useLayoutEffect, useState } from "react";
import { learnServerTime, serverNow } from "./server-time.ts";
import { useHydrated } from "./use-hydrated.ts";

export { serverNow } from "./server-time.ts";

/**
 * The server's time when a component is first drawn, and each time when it is drawn with data that was fetched anew, in epoch
 * milliseconds; `serverNow` goes on from there. Where the browser takes over what the server has drawn, both draw from the
 * moment when the data was fetched.
 */
export function useServerTime(fetchedAt: number): number {
  const hydrated = useHydrated();
  const momentOf = () => ({ now: hydrated ? serverNow() : fetchedAt, fetchedAt, takingOver: !hydrated });
  const [moment, take] = useState(momentOf);
  if (moment.fetchedAt !== fetchedAt) take(momentOf);
  const { now, takingOver } = moment;
  // Before any clock begins to tick.
  useLayoutEffect(() => {
    if (takingOver) learnServerTime(now);
  }, [now, takingOver]);
  return now;
}
