import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type {
  AfterSalesEvent,
  AfterSalesKind,
  AfterSalesRequest,
  AfterSalesState,
  SentReturn,
} from "@plaza/api-client";
import { formatMoment, formatMoney, useReader } from "@plaza/i18n";
import { panelTitle } from "@plaza/ui-kit/global";
import { Timeline, type TimelineItem } from "@plaza/ui-kit/timeline";
import type { ReactElement, ReactNode } from "react";
import { PictureRow } from "../shared/picture-row.tsx";
import * as look from "./request-page.css.ts";

export interface RequestHistoryProps {
  readonly request: AfterSalesRequest;
  /** The platform's time; the same value on server and browser. */
  readonly now: number;
}

/** The events of a request, the latest first. */
export function RequestHistory({ request, now }: RequestHistoryProps): ReactElement | null {
  const { t, i18n } = useLingui();
  const reader = useReader();
  const { shop, kind, shipment, appliedAt } = request;
  // A platform without a history still sends the time of the application.
  const first: AfterSalesEvent = {
    state: "applied",
    actor: "customer",
    isReplaced: false,
    remark: null,
    at: appliedAt,
  };
  const events = request.history.length === 0 ? [first] : request.history;
  const lastSent = events.findLastIndex(({ state }) => state === "goodsSent");
  const items = events.map((event, index): TimelineItem => {
    const earlier = events.slice(0, index).map(({ state }) => state);
    return {
      key: String(index),
      isNow: index === events.length - 1,
      title: i18n._(eventTitle(event, { earlier, kind, shop: shop.name })),
      ...(event.at !== null && { time: formatMoment(event.at, now, reader) }),
      children: (
        <>
          {event.remark !== null && <span className={look.quote}>{`“${event.remark}”`}</span>}
          {index === lastSent && shipment !== null && <Shipment shipment={shipment} />}
          {event.state === "refunded" && <RefundedAmount amount={request.refundAmount} />}
        </>
      ),
    };
  });
  return (
    <section className={look.part}>
      <h2 className={panelTitle}>
        <Trans>History</Trans>
      </h2>
      <Timeline label={t`History`} items={items.toReversed()} />
    </section>
  );
}

function Shipment({ shipment }: { readonly shipment: SentReturn }): ReactElement {
  const { t } = useLingui();
  const { carrier, trackingNumber, remark, images } = shipment;
  return (
    <>
      <span translate="no">{`${carrier} ${trackingNumber}`}</span>
      {remark !== null && <span className={look.quote}>{`“${remark}”`}</span>}
      <PictureRow images={images} label={t`Picture of the parcel`} />
    </>
  );
}

function RefundedAmount({ amount }: { readonly amount: number }): ReactNode {
  return (
    <span>
      <span translate="no">{formatMoney(amount)}</span>
    </span>
  );
}

interface Circumstances {
  /** The states before this event, oldest first. */
  readonly earlier: readonly AfterSalesState[];
  readonly kind: AfterSalesKind;
  /** The shop's name. */
  readonly shop: string;
}

/** The text of an event. */
export function eventTitle(
  { state, actor, isReplaced }: AfterSalesEvent,
  { earlier, kind, shop }: Circumstances,
): MessageDescriptor {
  const bySystem = actor === "system";
  switch (state) {
    case "applied":
      if (earlier.length > 0) return msg`You applied again`;
      return kind === "return" ? msg`You applied for return and refund` : msg`You applied for a refund`;
    case "refused":
      return msg`${shop} refused`;
    case "awaitingGoods":
      return bySystem ? msg`The shop did not answer in time, so the request was accepted` : msg`${shop} agreed`;
    case "goodsSent":
      return msg`You sent the goods back`;
    case "goodsRefused":
      return msg`${shop} refused the parcel`;
    case "refunding":
      if (earlier.at(-1) === "goodsSent")
        return bySystem
          ? msg`The shop did not answer in time, so the parcel counts as received`
          : msg`${shop} received the goods`;
      return bySystem ? msg`The shop did not answer in time, so the request was accepted` : msg`${shop} agreed`;
    case "refunded":
      return msg`Refund paid`;
    case "revoked":
      if (isReplaced) return msg`Your withdrawal from the contract replaced the request`;
      return bySystem ? msg`Revoked, because nothing was sent back in time` : msg`You revoked the request`;
    default:
      return state satisfies never;
  }
}
