import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { wallClock } from "../../platform/wire/time.ts";
import type { OrderWithLines } from "./find-orders.ts";
import type { OrderHistory } from "./order-history.ts";

/** Something that has happened around an order. */
export interface TimelineEntry {
  readonly kind: string;
  readonly at: Date;
  /** A parcel's number, a product's name, what a carrier says; "" where there is nothing to add. */
  readonly text?: string;
  /** Fen. */
  readonly amount?: number;
  readonly afterSaleId?: number;
  readonly withdrawalId?: number;
}

/** What happens to an order, as its line of time names it; what is absent is said by something else. */
const kindsOfOrder: Readonly<Record<string, string>> = {
  submit: "placed",
  pay: "paid",
  ship: "shipped",
  deliver: "delivered",
  collect: "collected",
  confirm: "received",
  complete: "completed",
  cancel: "cancelled",
  acceptCash: "cash_agreed",
  claimCash: "cash_claimed",
  collectCash: "cash_paid",
  refuseParcel: "parcel_refused",
};

/** The same of requests; of those of a withdrawal only what becomes of the goods. */
const kindsOfRequest: Readonly<Record<string, string>> = {
  apply: "requested",
  ask: "requested_again",
  agree: "agreed",
  refuse: "refused",
  send: "sent_back",
  receive: "goods_back",
  refuseGoods: "goods_refused",
  revoke: "revoked",
  replace: "replaced",
  expire: "return_expired",
};
const countedOfWithdrawals: ReadonlySet<string> = new Set(["send", "receive", "refuseGoods", "revoke", "expire"]);

/** All that has happened around an order, the first first: to itself, its parcel, requests, money, invoice and reviews. */
export function timelineOf(
  found: OrderWithLines,
  history: OrderHistory,
  language: ReaderLanguage,
): readonly TimelineEntry[] {
  const { order, lines } = found;
  const nameOf = (id: number | null): string => {
    const line = lines.find((each) => each.id === id);
    return line === undefined ? "" : inLanguage(line, "name", language);
  };
  const entries = [
    ...ofOrder(history, order),
    ...ofParcel(history, language),
    ...ofRequests(history, nameOf),
    ...ofWithdrawals(history),
    ...ofMoney(history),
    ...ofInvoice(history),
    ...ofReviews(history, nameOf),
  ];
  return together(entries).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** What happened to several lines at once is one entry with the sum of their amounts. */
function together(entries: readonly TimelineEntry[]): readonly TimelineEntry[] {
  const groups = Map.groupBy(entries, ({ kind, at, withdrawalId, afterSaleId, text }) =>
    [kind, at.getTime(), withdrawalId ?? `${afterSaleId} ${text}`].join(" "),
  );
  return [...groups.values()].map((group) => {
    const [first] = group as [TimelineEntry, ...TimelineEntry[]];
    const amount = group.reduce((sum, entry) => sum + (entry.amount ?? 0), 0);
    return first.amount === undefined ? first : { ...first, amount };
  });
}

function ofOrder({ events }: OrderHistory, { carrier, trackingNumber }: Order): readonly TimelineEntry[] {
  return events.flatMap(({ action, actor, at }) => {
    const byWhom = actor === "merchant" ? "closed_by_shop" : "expired";
    const kind = action === "close" ? byWhom : kindsOfOrder[action];
    if (kind === undefined) return [];
    const parcel = [carrier, trackingNumber].filter((part) => part !== null).join(" ");
    return [{ kind, at, ...(action === "ship" && { text: parcel }) }];
  });
}

function ofParcel({ lastTrace }: OrderHistory, language: ReaderLanguage): readonly TimelineEntry[] {
  return lastTrace === null
    ? []
    : [{ kind: "traced", at: lastTrace.createdAt, text: inLanguage(lastTrace, "text", language) }];
}

function ofRequests({ requests }: OrderHistory, nameOf: (lineId: number | null) => string): readonly TimelineEntry[] {
  const happened = requests
    .flatMap((request) => request.events.map((event) => ({ ...request, event })))
    .toSorted((one, other) => one.event.id - other.event.id);
  return happened.flatMap(({ afterSale, withdrawalId, event }) => {
    const kind = kindsOfRequest[event.action];
    if (kind === undefined || (afterSale.isWithdrawal && !countedOfWithdrawals.has(event.action))) return [];
    return [
      {
        kind,
        at: event.createdAt,
        text: nameOf(afterSale.lineId),
        afterSaleId: afterSale.id,
        ...(withdrawalId !== null && { withdrawalId }),
      },
    ];
  });
}

function ofWithdrawals({ withdrawals }: OrderHistory): readonly TimelineEntry[] {
  return withdrawals.map(({ id, amount, createdAt }) => ({
    kind: "withdrawn",
    at: createdAt,
    amount,
    withdrawalId: id,
  }));
}

/** Money on its way back, and money that is back. */
function ofMoney({ refunds }: OrderHistory): readonly TimelineEntry[] {
  return refunds.map(({ amount, reason, createdAt, doneAt }) =>
    doneAt === null
      ? { kind: "refund_begun", at: createdAt, amount }
      : { kind: reason === "late" ? "late_refunded" : "refunded", at: doneAt, amount },
  );
}

function ofInvoice({ invoice, creditNotes }: OrderHistory): readonly TimelineEntry[] {
  if (invoice === null) return [];
  return [
    { kind: "invoiced", at: invoice.issuedAt, text: invoice.number },
    ...creditNotes.map(({ number, amount, issuedAt }) => ({ kind: "credited", at: issuedAt, text: number, amount })),
  ];
}

function ofReviews({ reviews }: OrderHistory, nameOf: (lineId: number | null) => string): readonly TimelineEntry[] {
  return reviews.flatMap(({ orderLineId, createdAt, followedUpAt }) => {
    const text = nameOf(orderLineId);
    const followUp = followedUpAt === null ? [] : [{ kind: "followed_up", at: followedUpAt, text }];
    return [{ kind: "reviewed", at: createdAt, text }, ...followUp];
  });
}

/** `after_sale_id` and `withdrawal_id` are 0 where it is about neither. */
export function timelineEntryWire({ kind, at, text = "", amount, afterSaleId = 0, withdrawalId = 0 }: TimelineEntry) {
  return {
    kind,
    time: wallClock(at),
    text,
    amount: amount === undefined ? "" : decimalYuan(amount),
    after_sale_id: afterSaleId,
    withdrawal_id: withdrawalId,
  };
}
