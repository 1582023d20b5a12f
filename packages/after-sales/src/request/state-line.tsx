import { Trans } from "@lingui/react/macro";
import type { AfterSalesRequest } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import type { ReactElement } from "react";

export interface StateLineProps {
  readonly request: AfterSalesRequest;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** What happens next, by whom, and until when: where the platform says so. */
export function StateLine({ request, now }: StateLineProps): ReactElement {
  const reader = useReader();
  const { state, deadline } = request;
  const time = deadline === null ? null : formatMoment(deadline.at, now, reader);
  switch (state) {
    case "applied":
      return time === null ? (
        <Trans>The shop looks at it next.</Trans>
      ) : (
        <Trans>The shop answers by {time}. If it does not answer, the request is accepted.</Trans>
      );
    case "refused":
    case "goodsRefused":
      return request.canApplyAgain ? (
        <Trans>You can apply again with more proof, or leave it.</Trans>
      ) : (
        <Trans>The time to apply again is over.</Trans>
      );
    case "awaitingGoods":
      return time === null ? (
        <Trans>The shop agreed. It refunds you once the parcel has arrived and is checked.</Trans>
      ) : (
        <Trans>Send the parcel and enter its number by {time}; after that the request is revoked.</Trans>
      );
    case "goodsSent":
      return time === null ? (
        <Trans>The shop refunds you once the parcel has arrived and is checked.</Trans>
      ) : (
        <Trans>The shop confirms the parcel by {time}. If it does not answer, you are refunded.</Trans>
      );
    case "refunding":
      return <RefundLine request={request} />;
    case "refunded":
      return <RefundedLine request={request} now={now} />;
    case "revoked":
      if (request.isReplaced)
        return <Trans>You have withdrawn from the contract instead: the money comes back that way.</Trans>;
      return <Trans>You get no refund for it. You can apply again until the deadline.</Trans>;
    default:
      return state satisfies never;
  }
}

function RefundLine({ request: { refund, refundAmount } }: Pick<StateLineProps, "request">): ReactElement {
  const amount = useWrittenTotal()(refundAmount);
  const way = refund?.way ?? null;
  if (refund?.state === "retried")
    return way === null ? (
      <Trans>{amount} could not be refunded yet. We keep trying automatically.</Trans>
    ) : (
      <Trans>
        {amount} could not be refunded to {way} yet. We keep trying automatically.
      </Trans>
    );
  return way === null ? (
    <Trans>{amount} is on its way back to your original payment method.</Trans>
  ) : (
    <Trans>
      {amount} is on its way back to {way}.
    </Trans>
  );
}

function RefundedLine({ request: { refund, refundAmount }, now }: StateLineProps): ReactElement {
  const reader = useReader();
  const amount = useWrittenTotal()(refundAmount);
  const way = refund?.way ?? null;
  const time = refund?.returnedAt == null ? null : formatMoment(refund.returnedAt, now, reader);
  if (way !== null && time !== null)
    return (
      <Trans>
        {amount} was refunded to {way} ({time}).
      </Trans>
    );
  return way === null ? (
    <Trans>{amount} was refunded to your original payment method.</Trans>
  ) : (
    <Trans>
      {amount} was refunded to {way}.
    </Trans>
  );
}
