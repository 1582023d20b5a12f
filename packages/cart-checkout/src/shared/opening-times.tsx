import { Trans, useLingui } from "@lingui/react/macro";
import type { OpeningHours } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import { weekdayRuns } from "./weekday-runs.ts";

/** Some Sunday, from which the names of the weekdays are counted. */
const sunday = Date.UTC(2026, 10, 22);
const oneDay = 24 * 3_600_000;
const weekdaysInAll = 7;

/** On which days a shop is open, and from when to when. */
export function OpeningTimes({ hours }: { readonly hours: OpeningHours }): ReactElement {
  const { t } = useLingui();
  const locale = useLocale();
  const names = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const nameOf = (day: number): string => names.format(sunday + day * oneDay);
  const { opensAt, closesAt, weekdays } = hours;
  const isDaily = new Set(weekdays).size === weekdaysInAll;
  const runs = weekdayRuns(weekdays).map(([first, last]) => {
    const [from, until] = [nameOf(first), nameOf(last)];
    return first === last ? from : t`${from}–${until}`;
  });
  const days = isDaily ? t`every day` : runs.join(locale === "zh" || locale === "ja" ? "、" : ", ");
  const times = `${days} ${opensAt}–${closesAt}`.trim();
  return <Trans>Open {times}</Trans>;
}
