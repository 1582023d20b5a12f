import { Trans } from "@lingui/react/macro";
import { formatTimeOfDay, useReader } from "@plaza/i18n";
import { smallRemark } from "@plaza/ui-kit/global";
import { TimeLeft } from "@plaza/ui-kit/time-left";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { payWithin } from "./pay-within.css.ts";

interface ClosesAtProps {
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
    <span className={smallRemark}>
      <Trans>Closes at {time}</Trans>
    </span>
  );
}

export interface PayWithinProps {
  /** Epoch milliseconds; null where there is no deadline. */
  readonly payBefore: number | null;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
  /** Called once, when the time is over. */
  readonly onEnd?: (() => void) | undefined;
}

/** The time that is left to pay. A deadline in the past counts as none, because some platforms send one. */
export function PayWithin({ payBefore, fetchedAt, onEnd }: PayWithinProps): ReactElement | null {
  const now = useServerTime(fetchedAt);
  if (payBefore === null || payBefore <= now) return null;
  return (
    <span className={payWithin}>
      <Trans>
        Pay within <TimeLeft endsAt={payBefore} now={now} onEnd={onEnd} />
      </Trans>
    </span>
  );
}
