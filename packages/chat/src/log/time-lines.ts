const oneDay = 24 * 60 * 60 * 1000;
/** The platform's calendar is that of Asia/Shanghai, which has had no summer time since 1991. */
const zoneOffset = 8 * 60 * 60 * 1000;
/** After a pause of five minutes it is said when somebody goes on. */
const pauseMs = 300_000;

/** The time above a message. */
export interface TimeLine {
  readonly at: number;
  /** Whether its day has to be said: that of the line before is another. */
  readonly isNewDay: boolean;
}

/** The day of a moment, counted from an arbitrary one. */
export function dayOf(time: number): number {
  return Math.floor((time + zoneOffset) / oneDay);
}

/** When a day begins. */
export function startOf(day: number): number {
  return day * oneDay - zoneOffset;
}

/** Which messages have a time above them: the first, and each after a pause. One without a time has none. */
export function timeLines(times: readonly (number | null)[]): readonly (TimeLine | null)[] {
  let before: number | null = null;
  let said: number | null = null;
  return times.map((at) => {
    if (at === null) return null;
    const isDue = before === null || at - before >= pauseMs;
    before = at;
    if (!isDue) return null;
    const isNewDay = said === null || dayOf(said) !== dayOf(at);
    said = at;
    return { at, isNewDay };
  });
}
