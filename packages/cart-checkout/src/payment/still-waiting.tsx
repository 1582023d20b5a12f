import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement, ReactNode } from "react";
import type { StatusPolling } from "./use-status-polling.ts";

export interface StillWaitingProps {
  readonly polling: StatusPolling;
  /** What is waited for. */
  readonly children: ReactNode;
}

/** Says that the payment is being waited for, with a button to ask again once polling has ended. */
export function StillWaiting({ polling, children }: StillWaitingProps): ReactElement {
  return (
    <Alert
      kind="info"
      action={
        polling.resting && (
          <Button size="small" busy={polling.asking} onClick={polling.again}>
            <Trans>Check again</Trans>
          </Button>
        )
      }
    >
      {polling.resting ? <Trans>We have stopped waiting for your payment.</Trans> : children}
    </Alert>
  );
}
