import { Trans } from "@lingui/react/macro";
import type { PaymentSubject } from "@plaza/api-client";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { paymentStage, type PaymentStage, shownPaymentStatusQuery } from "./payment-status.ts";

/** The interval and the longest duration of polling, in milliseconds. */
export const pollEvery = 2000;
export const pollFor = 10 * 60_000;

interface Waiting {
  /** Both in epoch milliseconds of the platform's clock. */
  readonly since: number;
  /** The deadline; null for none. One that had passed before polling began is ignored. */
  readonly payBefore: number | null;
}

/** When polling ends: one interval after the deadline, to learn the final status. */
function pollUntil({ since, payBefore }: Waiting): number {
  const end = since + pollFor;
  return payBefore === null || payBefore <= since ? end : Math.min(end, payBefore + pollEvery);
}

/** Milliseconds until the next call; false to stop. */
export function nextPoll(stage: PaymentStage, waiting: Waiting, now: number): number | false {
  return stage === "due" && now < pollUntil(waiting) ? pollEvery : false;
}

interface StatusPolling {
  /** Polling has reached its longest duration. */
  readonly resting: boolean;
  readonly asking: boolean;
  /** Starts polling again. */
  readonly again: () => void;
}

/** Polls a payment's status while the page is open and visible. Browser only. */
export function useStatusPolling(subject: PaymentSubject, payBefore: number | null): StatusPolling {
  const { api } = paymentRoute.useRouteContext();
  const [since, setSince] = useState(serverNow);
  const [restedSince, setRestedSince] = useState<number | null>(null);
  const waiting = { since, payBefore };
  const { isFetching } = useQuery({
    ...shownPaymentStatusQuery(api, subject),
    refetchInterval: ({ state: { data } }) =>
      data === undefined ? false : nextPoll(paymentStage(data), waiting, serverNow()),
    // A hidden page does not poll; one that becomes visible again does so at once.
    refetchIntervalInBackground: false,
  });
  const until = pollUntil(waiting);
  useEffect(() => {
    const timer = setTimeout(() => setRestedSince(since), until - serverNow());
    return () => clearTimeout(timer);
  }, [since, until]);
  return { resting: restedSince === since, asking: isFetching, again: () => setSince(serverNow()) };
}

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
