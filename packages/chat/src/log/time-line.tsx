import { Trans } from "@lingui/react/macro";
import { formatDay, formatTimeOfDay, useLocale, useReader } from "@plaza/i18n";
import { type ReactElement, useSyncExternalStore } from "react";
import { timeLine } from "./message-log.css.ts";

const oneDay = 24 * 60 * 60 * 1000;
/** The platform's calendar is that of Asia/Shanghai, which has had no summer time since 1991. */
const zoneOffset = 8 * 60 * 60 * 1000;
/** After a pause of five minutes it is said when somebody goes on. */
const pauseMs = 300_000;

/** The time above a message. */
interface TimeLine {
  readonly at: number;
  /** Whether its day has to be said: that of the line before is another. */
  readonly isNewDay: boolean;
}

/** The day of a moment, counted from an arbitrary one. */
function dayOf(time: number): number {
  return Math.floor((time + zoneOffset) / oneDay);
}

/** When a day begins. */
function startOf(day: number): number {
  return day * oneDay - zoneOffset;
}

/** Which messages have a time above them: the first, and each after a pause. One without a time has none. */
export function timeLines(times: readonly (number | null)[]): readonly (TimeLine | null)[] {
  let before: number | null = null;
  let lastShown: number | null = null;
  return times.map((at) => {
    if (at === null) return null;
    const isDue = before === null || at - before >= pauseMs;
    before = at;
    if (!isDue) return null;
    const isNewDay = lastShown === null || dayOf(lastShown) !== dayOf(at);
    lastShown = at;
    return { at, isNewDay };
  });
}

function subscribe(changed: () => void): () => void {
  let next: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    next = setTimeout(
      () => {
        changed();
        wait();
      },
      startOf(dayOf(Date.now()) + 1) - Date.now(),
    );
  };
  wait();
  return () => clearTimeout(next);
}

/** The day that it is in Shanghai, as {@link dayOf} counts; another one when a conversation goes on beyond midnight. */
function useToday(): number {
  return useSyncExternalStore(subscribe, () => dayOf(Date.now()));
}

export function TimeAbove({ line: { at, isNewDay } }: { readonly line: TimeLine }): ReactElement {
  const time = formatTimeOfDay(at, useReader());
  return (
    <time className={timeLine} dateTime={new Date(at).toISOString()}>
      {isNewDay ? <Day at={at} time={time} /> : time}
    </time>
  );
}

function Day({ at, time }: { readonly at: number; readonly time: string }): ReactElement {
  const locale = useLocale();
  const today = useToday();
  const daysAgo = today - dayOf(at);
  if (daysAgo === 0) return <Trans context="conversation">Today {time}</Trans>;
  if (daysAgo === 1) return <Trans context="conversation">Yesterday {time}</Trans>;
  const day = formatDay(at, startOf(today), locale);
  return <span>{`${day} ${time}`}</span>;
}
