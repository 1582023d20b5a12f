import { Trans, useLingui } from "@lingui/react/macro";
import type { OrderDetail, TimelineEntry, TimelineKind } from "@plaza/api-client";
import { formatMoment, formatMoney, useReader } from "@plaza/i18n";
import { to, useOptionalLink } from "@plaza/routing";
import { textLink } from "@plaza/ui-kit/text-link";
import { Timeline, type TimelineItem } from "@plaza/ui-kit/timeline";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";

const titles: Readonly<Record<Exclude<HistoryEntry["kind"], "traced">, ReactNode>> = {
  placed: <Trans>Ordered</Trans>,
  paid: <Trans context="step">Paid</Trans>,
  shipped: <Trans context="step">Shipped</Trans>,
  delivered: <Trans context="step">Delivered</Trans>,
  collected: <Trans context="step">Picked up</Trans>,
  received: <Trans context="step">You confirmed the receipt</Trans>,
  completed: <Trans context="step">Completed</Trans>,
  cancelled: <Trans context="step">You cancelled the order</Trans>,
  cash_agreed: <Trans context="step">Cash on delivery chosen</Trans>,
  cash_claimed: <Trans context="step">You confirmed the receipt and the payment</Trans>,
  cash_paid: <Trans context="step">Paid in cash</Trans>,
  parcel_refused: <Trans context="step">Closed, because the parcel was not taken</Trans>,
  expired: <Trans context="step">Closed, because it was not paid in time</Trans>,
  closed_by_shop: <Trans context="step">Closed by the shop</Trans>,
  closed: <Trans context="step">Closed</Trans>,
  requested: <Trans context="step">You asked for a return or refund</Trans>,
  requested_again: <Trans context="step">You asked again</Trans>,
  agreed: <Trans context="step">The shop agreed</Trans>,
  refused: <Trans context="step">The shop refused</Trans>,
  sent_back: <Trans context="step">You sent the goods back</Trans>,
  goods_back: <Trans context="step">The shop received the goods</Trans>,
  goods_refused: <Trans context="step">The shop refused the parcel</Trans>,
  revoked: <Trans context="step">You revoked the request</Trans>,
  replaced: <Trans context="step">Your withdrawal replaced the request</Trans>,
  return_expired: <Trans context="step">The request ended, because nothing was sent back in time</Trans>,
  withdrawn: <Trans context="step">You withdrew from the contract</Trans>,
  refund_begun: <Trans context="step">Refund under way</Trans>,
  refunded: <Trans context="step">Refunded</Trans>,
  late_refunded: <Trans context="step">A late payment was refunded</Trans>,
  invoiced: <Trans context="step">Invoice issued</Trans>,
  credited: <Trans context="step">Credit note issued</Trans>,
  reviewed: <Trans context="step">You wrote a review</Trans>,
  followed_up: <Trans context="step">You added to your review</Trans>,
};

function comingTitle(step: ComingStep, delivery: OrderDetail["delivery"]): ReactNode {
  if (step === "paid") return <Trans context="step">Payment</Trans>;
  if (step === "received") return <Trans context="step">Completion</Trans>;
  return delivery === "pickup" ? <Trans context="step">Pick-up</Trans> : <Trans context="step">Delivery</Trans>;
}

export interface OrderTimelineProps {
  readonly order: OrderDetail;
  /** The platform's time, alike on server and browser. */
  readonly now: number;
}

/** All that has happened around the order, the first first, and what is still to come. */
export function OrderTimeline({ order, now }: OrderTimelineProps): ReactElement {
  const { t } = useLingui();
  const reader = useReader();
  const { entries, coming } = orderHistory(order);
  const happened = entries.map((entry, index): TimelineItem => {
    const { kind, at, text } = entry;
    return {
      key: `${index} ${kind}`,
      title: kind === "traced" ? text : titles[kind],
      ...(at !== null && { time: formatMoment(at, now, reader) }),
      isNow: index === entries.length - 1,
      children: <EntryDetails entry={entry} />,
    };
  });
  const items = coming.map((step): TimelineItem => ({
    key: `coming ${step}`,
    title: comingTitle(step, order.delivery),
    isComing: true,
  }));
  return <Timeline label={t`Progress of this order`} items={[...happened, ...items]} />;
}

/** What it was about, how much, and where more stands. */
function EntryDetails({ entry }: { readonly entry: HistoryEntry }): ReactElement | null {
  const toRequest = useOptionalLink(to.afterSalesRequest);
  const toReceipt = useOptionalLink(to.withdrawalReceipt);
  const { kind, text, amount, requestId, withdrawalId } = entry;
  const receipt = kind === "withdrawn" && withdrawalId !== null ? toReceipt?.(withdrawalId) : undefined;
  const request = kind === "requested" && requestId !== null ? toRequest?.(requestId) : undefined;
  const words = kind === "traced" ? [] : [text, amount === null ? null : formatMoney(amount)];
  const shown = words.filter((word) => word !== null).join(" · ");
  return (
    <>
      {shown !== "" && <span>{shown}</span>}
      {receipt !== undefined && (
        <span>
          <Link {...receipt} className={textLink}>
            <Trans>See the confirmation</Trans>
          </Link>
        </span>
      )}
      {request !== undefined && (
        <span>
          <Link {...request} className={textLink}>
            <Trans>See the request</Trans>
          </Link>
        </span>
      )}
    </>
  );
}

/** Something that has happened, or is still to come. */
interface HistoryEntry extends Omit<TimelineEntry, "kind" | "at"> {
  /** `closed`: by whom, the platform does not say. */
  readonly kind: TimelineKind | "closed";
  /** Epoch milliseconds; null where the platform does not say. */
  readonly at: number | null;
}

/** What an order that goes its usual way comes to. */
type ComingStep = "paid" | "sent" | "received";

interface OrderHistory {
  /** The first first. */
  readonly entries: readonly HistoryEntry[];
  readonly coming: readonly ComingStep[];
}

type HistorySource = Pick<
  OrderDetail,
  | "state"
  | "delivery"
  | "cashDue"
  | "standing"
  | "timeline"
  | "createdAt"
  | "paidAt"
  | "shippedAt"
  | "receivedAt"
  | "cancelledAt"
>;

const comingFrom: Readonly<Record<OrderDetail["state"], readonly ComingStep[]>> = {
  unpaid: ["paid", "sent", "received"],
  unshipped: ["sent", "received"],
  shipped: ["received"],
  completed: [],
  closed: [],
};

export function orderHistory(order: HistorySource): OrderHistory {
  const { state, cashDue, standing, timeline } = order;
  // It is paid as it is received.
  const coming = comingFrom[state].flatMap((step) =>
    step === "received" && cashDue !== null ? (["paid", step] as const) : step,
  );
  return {
    entries: timeline ?? ofTheContract(order),
    coming: standing?.isWhole === true ? [] : coming,
  };
}

/** What the contract knows of an order where its platform keeps no line of time. */
function ofTheContract({ state, delivery, ...at }: HistorySource): readonly HistoryEntry[] {
  const nothing = { text: null, amount: null, requestId: null, withdrawalId: null };
  const isPaid = at.paidAt !== null || (state !== "unpaid" && state !== "closed");
  const isSent = at.shippedAt !== null || state === "shipped" || state === "completed";
  const entries: readonly (HistoryEntry | false)[] = [
    { ...nothing, kind: "placed", at: at.createdAt },
    isPaid && { ...nothing, kind: "paid", at: at.paidAt },
    isSent && { ...nothing, kind: sentKinds[delivery], at: at.shippedAt },
    state === "completed" && { ...nothing, kind: "completed", at: at.receivedAt },
    state === "closed" && { ...nothing, kind: "closed", at: at.cancelledAt },
  ];
  return entries.filter((entry) => entry !== false);
}

const sentKinds = { express: "shipped", virtual: "delivered", pickup: "collected" } as const;
