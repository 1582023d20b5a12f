import { Trans } from "@lingui/react/macro";
import { formatDay, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";

const oneDay = 24 * 60 * 60 * 1000;

/** The platform's calendar is that of Asia/Shanghai, which has had no summer time since 1991. */
const zoneOffset = 8 * 60 * 60 * 1000;

const dayOf = (time: number): number => Math.floor((time + zoneOffset) / oneDay);

export interface DayNameProps {
  readonly day: Pick<OfDay<unknown>, "at" | "daysAgo">;
  /** When the list was fetched, epoch milliseconds. */
  readonly now: number;
}

/** A day as people say it: today, yesterday, or its date. */
export function DayName({ day: { at, daysAgo }, now }: DayNameProps): ReactElement {
  const locale = useLocale();
  if (daysAgo === 0) return <Trans context="notices">Today</Trans>;
  if (daysAgo === 1) return <Trans context="notices">Yesterday</Trans>;
  return <span>{formatDay(at, now, locale)}</span>;
}

interface OfDay<Item> {
  /** 0 is the day of `now`. */
  readonly daysAgo: number;
  /** A moment of the day. */
  readonly at: number;
  readonly items: readonly Item[];
}

/** What has happened, in its order, by the days of the platform's calendar. */
export function byDay<Item extends { readonly createdAt: number }>(
  items: readonly Item[],
  now: number,
): readonly OfDay<Item>[] {
  const days = Map.groupBy(items, ({ createdAt }) => dayOf(createdAt));
  return [...days].map(([number, ofDay]) => ({
    daysAgo: dayOf(now) - number,
    at: ofDay[0]?.createdAt ?? now,
    items: ofDay,
  }));
}
