import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useEffect, useState } from "react";

/** A timer cannot wait longer. */
const maxDelayMs = 2_147_483_647;

/**
 * The moment that is drawn, which moves on when something begins. Times are epoch milliseconds.
 *
 * @param drawnAt the moment of the first drawing
 * @param times when things begin
 */
export function useNextMoment(renderedAt: number, times: readonly number[]): number {
  const [now, setNow] = useState(renderedAt);
  const next = Math.min(...times.filter((time) => time > now));
  useEffect(() => {
    const wait = next - serverNow();
    if (wait > maxDelayMs) return undefined;
    const timer = setTimeout(() => setNow(next), wait);
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}
