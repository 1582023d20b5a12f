/** Milliseconds that the server is ahead of this browser's clock; 0 where they agree well enough. */
let ahead = 0;

/** A page may be as old as this, from a cache or a slow line; only a clock that is further off counts as wrong. */
const tolerance = 60_000;

/** How far a clock is behind the server, given its time when something arrived that the server had stamped. */
export function clockDifference(stampedAt: number, arrivedAt: number): number {
  const difference = stampedAt - arrivedAt;
  return Math.abs(difference) > tolerance ? difference : 0;
}

/** Browser only: learns the server's time from the moment that the server wrote into this document. */
export function learnServerTime(stampedAt: number): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const sinceResponse =
    navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.responseStart : 0;
  ahead = clockDifference(stampedAt, Date.now() - sinceResponse);
}

/** Browser only. Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
