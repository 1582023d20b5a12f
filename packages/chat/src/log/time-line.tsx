import { Trans } from "@lingui/react/macro";
import { formatDay, formatTimeOfDay, useLocale, useReader } from "@plaza/i18n";
import type { ReactElement } from "react";
import { timeLine } from "./message-log.css.ts";
import { dayOf, startOf, type TimeLine } from "./time-lines.ts";
import { useToday } from "./use-today.ts";

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
