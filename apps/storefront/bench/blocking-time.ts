/** What a recording says of one event; times in microseconds. */
export interface RecordedEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time that its thread had the processor. */
  readonly tdur?: number;
}

/** How much slower than this machine Lighthouse takes a phone to be, and from when on a task keeps a shopper waiting. */
const slowdown = 4;
const noticedMs = 50;

/**
 * Total blocking time (ms) by the processor's time of the page's tasks, from the first paint with content until the end of
 * the recording. Lighthouse takes the time that passes meanwhile; where server, browser and graphics share two processors,
 * that is mostly the others'.
 */
export function blockingProcessorTime(events: readonly RecordedEvent[]): number {
  const painted = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (painted === undefined) return Number.NaN;
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name.endsWith("RunTask") && pid === painted.pid && tid === painted.tid && ts > painted.ts,
    )
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - noticedMs), 0);
}
