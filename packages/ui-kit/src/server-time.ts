/** Milliseconds that the server is ahead of this browser's clock; 0 where they agree well enough. */
let ahead = 0;

/** Pages may have waited in a cache, and on the way; only a clock that is further off than this is wrong. */
const tolerance = 60_000;

/** How far a clock is behind the server, given its time when something arrived that the server had stamped. */
export function clockDifference(stampedAt: number, arrivedAt: number): number {
  const difference = stampedAt - arrivedAt;
  return Math.abs(difference) > tolerance ? difference : 0;
}

/** Browser only: learns the server's time from a moment that it noted while it wrote this document. */
export function learnServerTime(stampedAt: number): void {
  const [navigation] = performance.getEntriesByType("navigation");
  const sinceArrival =
    navigation instanceof PerformanceNavigationTiming ? performance.now() - navigation.responseStart : 0;
  ahead = clockDifference(stampedAt, Date.now() - sinceArrival);
}

/** Browser only. Epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + ahead;
}
