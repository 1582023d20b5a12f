import { Trans } from "@lingui/react/macro";
import { type AfterSalesRequest, afterSalesRequestQuery } from "@plaza/api-client";
import { formatMoment, useReader } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { pageTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useWrittenTotal } from "@plaza/ui-kit/price";
import { useServerTime } from "@plaza/ui-kit/use-server-time";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Headset } from "lucide";
import { type ReactElement, useRef } from "react";
import { useRequestDialogs } from "../dialogs/use-request-dialogs.tsx";
import { requestRoute } from "../routes.ts";
import { Crumbs } from "../shared/crumbs.tsx";
import { useWholeLines } from "../shared/request-calls.ts";
import { replacedTitle, stateTitles } from "../shared/request-state.tsx";
import { RequestTimeline } from "../shared/request-timeline.tsx";
import { RequestDetails } from "./request-details.tsx";
import { RequestHistory } from "./request-history.tsx";
import * as look from "./request-page.css.ts";
import { WhatToDo } from "./what-to-do.tsx";

export function RequestPage(): ReactElement | null {
  const { afterSaleId } = requestRoute.useSearch();
  // The loader has thrown `notFound` in this case.
  return afterSaleId === undefined ? null : <RequestScreen key={afterSaleId} id={afterSaleId} />;
}

/** The page of one request. The customer's next action stands first. */
function RequestScreen({ id }: { readonly id: number }): ReactElement {
  const { api, openConversation } = requestRoute.useRouteContext();
  const navigate = requestRoute.useNavigate();
  const { data: request, dataUpdatedAt } = useSuspenseQuery({
    ...afterSalesRequestQuery(api, id),
    // The shop may have answered while the window was in the background.
    refetchOnWindowFocus: true,
  });
  const now = useServerTime(dataUpdatedAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const isForgotten = useWholeLines();
  const dialogs = useRequestDialogs({
    heading,
    shown: request,
    // Platforms of the contract delete a revoked request.
    onRevoked: () => {
      if (isForgotten && heading.current !== null)
        void navigate({ ...to.afterSales({ type: "apply" }), replace: true });
    },
  });
  const { number, state, kind, shop } = request;
  const shopId = shop.id;
  return (
    <div className={look.page}>
      <div>
        <Crumbs>
          <Trans context="request">No. {number}</Trans>
        </Crumbs>
        <div className={look.head}>
          <div className={look.heading}>
            <h1 ref={heading} tabIndex={-1} className={pageTitle}>
              {request.isReplaced ? replacedTitle : stateTitles[state]}
            </h1>
            <p className={look.line}>
              <StateLine request={request} now={now} />
            </p>
          </div>
          <div className={look.buttons}>
            {request.canRevoke && (
              <Button kind="quiet" onClick={() => dialogs.revoke({ id, number })}>
                <Trans context="button">Revoke</Trans>
              </Button>
            )}
            {openConversation !== undefined && shopId !== null && (
              <Button icon={<Icon of={Headset} size={16} />} onClick={() => openConversation({ shopId })}>
                <Trans>Ask the shop</Trans>
              </Button>
            )}
          </div>
        </div>
      </div>
      <RequestTimeline state={state} kind={kind} />
      <div className={look.columns}>
        <div className={look.column}>
          <WhatToDo request={request} onSend={() => dialogs.send({ id, number })} />
          <RequestHistory request={request} now={now} />
        </div>
        <div className={look.column}>
          <RequestDetails request={request} now={now} />
        </div>
      </div>
      {dialogs.dialog}
    </div>
  );
}

interface StateLineProps {
  readonly request: AfterSalesRequest;
  /** The platform's time; the same value on server and browser. */
  readonly now: number;
}

/** The next step, who has to take it, and its deadline if the platform sends one. */
function StateLine({ request, now }: StateLineProps): ReactElement {
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
