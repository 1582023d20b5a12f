import { Trans } from "@lingui/react/macro";
import { formatTimeOfDay, useReader } from "@plaza/i18n";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { closesAt } from "./pay-within.css.ts";

export interface ClosesAtProps {
  /** Epoch milliseconds; null where there is no deadline. */
  readonly payBefore: number | null;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
}

const oneDay = 86_400_000;

/** The time of day when an unpaid order closes; nothing where that is further away than a time of day can say. */
export function ClosesAt({ payBefore, fetchedAt }: ClosesAtProps): ReactElement | null {
  const now = useServerTime(fetchedAt);
  const reader = useReader();
  if (payBefore === null || payBefore <= now || payBefore - now >= oneDay) return null;
  const time = formatTimeOfDay(payBefore, reader);
  return (
    <span className={closesAt}>
      <Trans>Closes at {time}</Trans>
    </span>
  );
}
