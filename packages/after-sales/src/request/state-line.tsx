import { Trans } from "@lingui/react/macro";
import type { AfterSalesRequest } from "@plaza/api-client";
import { formatMoment, formatMoney, useLocale } from "@plaza/i18n";
import type { ReactElement } from "react";

export interface StateLineProps {
  readonly request: AfterSalesRequest;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** What happens next, by whom, and until when: where the platform says so. */
export function StateLine({ request, now }: StateLineProps): ReactElement {
  const locale = useLocale();
  const { state, deadline } = request;
  const time = deadline === null ? null : formatMoment(deadline.at, now, locale);
  switch (state) {
    case "applied":
      return time === null ? (
        <Trans>The shop looks at it next.</Trans>
      ) : (
        <Trans>The shop answers by {time}. If it says nothing, it has agreed.</Trans>
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
        <Trans>The shop confirms the parcel by {time}. If it says nothing, the money returns.</Trans>
      );
    case "refunding":
      return <RefundLine request={request} />;
    case "refunded":
      return <RefundedLine request={request} now={now} />;
    case "revoked":
      return <Trans>No money comes back for it. As long as the time for it is not over you can apply again.</Trans>;
    default:
      return state satisfies never;
  }
}

function RefundLine({ request: { refund, refundAmount } }: Pick<StateLineProps, "request">): ReactElement {
  const amount = formatMoney(refundAmount);
  const way = refund?.way ?? null;
  if (refund?.state === "retried")
    return way === null ? (
      <Trans>{amount} could not be paid back so far. It is tried again by itself until it works.</Trans>
    ) : (
      <Trans>
        {amount} could not be paid back to {way} so far. It is tried again by itself until it works.
      </Trans>
    );
  return way === null ? (
    <Trans>{amount} is on its way back to the way you paid.</Trans>
  ) : (
    <Trans>
      {amount} is on its way back to {way}.
    </Trans>
  );
}

function RefundedLine({ request: { refund, refundAmount }, now }: StateLineProps): ReactElement {
  const locale = useLocale();
  const amount = formatMoney(refundAmount);
  const way = refund?.way ?? null;
  const time = refund?.returnedAt == null ? null : formatMoment(refund.returnedAt, now, locale);
  if (way !== null && time !== null)
    return (
      <Trans>
        {amount} went back to {way} ({time}).
      </Trans>
    );
  return way === null ? (
    <Trans>{amount} went back to the way you paid.</Trans>
  ) : (
    <Trans>
      {amount} went back to {way}.
    </Trans>
  );
}
