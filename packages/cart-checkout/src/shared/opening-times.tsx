import { Trans, useLingui } from "@lingui/react/macro";
import type { OpeningHours } from "@plaza/api-client";
import { nameZone, useReader } from "@plaza/i18n";
import type { ReactElement } from "react";

/** From Monday on; Sunday is 0. */
const week = [1, 2, 3, 4, 5, 6, 0];

/** Days of the week as runs of consecutive ones, each with its first and last day. */
export function weekdayRuns(weekdays: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const [index, day] of week.entries()) {
    if (!weekdays.includes(day)) continue;
    const run = runs.at(-1);
    if (run !== undefined && run[1] === week[index - 1]) run[1] = day;
    else runs.push([day, day]);
  }
  return runs;
}

/** Some Sunday, from which the names of the weekdays are counted. */
const sunday = Date.UTC(2026, 10, 22);
const oneDay = 24 * 3_600_000;
const weekdaysInAll = 7;

/** On which days a shop is open, and from when to when. */
export function OpeningTimes({ hours }: { readonly hours: OpeningHours }): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { locale } = reader;
  const names = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const nameOf = (day: number): string => names.format(sunday + day * oneDay);
  const { opensAt, closesAt, weekdays } = hours;
  const isDaily = new Set(weekdays).size === weekdaysInAll;
  const runs = weekdayRuns(weekdays).map(([first, last]) => {
    const [from, until] = [nameOf(first), nameOf(last)];
    return first === last ? from : t`${from}–${until}`;
  });
  const days = isDaily ? t`every day` : runs.join(locale === "zh" || locale === "ja" ? "、" : ", ");
  const times = nameZone(`${days} ${opensAt}–${closesAt}`.trim(), reader);
  return <Trans>Open {times}</Trans>;
}
