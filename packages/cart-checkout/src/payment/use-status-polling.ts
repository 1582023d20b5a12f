import type { PaymentSubject } from "@plaza/api-client";
import { serverNow } from "@plaza/ui-kit/use-server-time";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { paymentRoute } from "../routes.ts";
import { shownPaymentStatusQuery } from "./shown-payment-status-query.ts";
import { paymentStage } from "./payment-stage.ts";
import { nextPoll, pollUntil } from "./polling.ts";

export interface StatusPolling {
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
