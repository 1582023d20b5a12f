import { Trans } from "@lingui/react/macro";
import { Countdown } from "@plaza/ui-kit/countdown";
import { serverNow, useServerTime } from "@plaza/ui-kit/use-server-time";
import type { ReactElement } from "react";
import { payWithin } from "./pay-within.css.ts";

export interface PayWithinProps {
  /** Epoch milliseconds; null: there is no end to it. */
  readonly payBefore: number | null;
  /** When the platform said so, epoch milliseconds. */
  readonly fetchedAt: number;
  /** Once, when the time is over. */
  readonly onEnd?: (() => void) | undefined;
}

/** How long it can still be paid. What was over before counts as without an end: some platforms say so. */
export function PayWithin({ payBefore, fetchedAt, onEnd }: PayWithinProps): ReactElement | null {
  const now = useServerTime(fetchedAt);
  if (payBefore === null || payBefore <= now) return null;
  return (
    <span className={payWithin}>
      <Trans>
        Pay within <Countdown tone="text" endsAt={payBefore} now={now} clock={serverNow} onEnd={onEnd} />
      </Trans>
    </span>
  );
}
