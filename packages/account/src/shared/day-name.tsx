import { Trans } from "@lingui/react/macro";
import { formatDay, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";
import type { OfDay } from "./by-day.ts";

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
