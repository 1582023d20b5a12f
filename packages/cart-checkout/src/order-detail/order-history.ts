import type { OrderDetail, TimelineEntry, TimelineKind } from "@plaza/api-client";

/** Something that has happened, or is still to come. */
export interface HistoryEntry extends Omit<TimelineEntry, "kind" | "at"> {
  /** `closed`: by whom, the platform does not say. */
  readonly kind: TimelineKind | "closed";
  /** Epoch milliseconds; null where the platform does not say. */
  readonly at: number | null;
}

/** What an order that goes its usual way comes to. */
export type ComingStep = "paid" | "sent" | "received";

export interface OrderHistory {
  /** The first first. */
  readonly entries: readonly HistoryEntry[];
  readonly coming: readonly ComingStep[];
}

type HistorySource = Pick<
  OrderDetail,
  "state" | "delivery" | "standing" | "timeline" | "createdAt" | "paidAt" | "shippedAt" | "receivedAt" | "cancelledAt"
>;

const comingFrom: Readonly<Record<OrderDetail["state"], readonly ComingStep[]>> = {
  unpaid: ["paid", "sent", "received"],
  unshipped: ["sent", "received"],
  shipped: ["received"],
  completed: [],
  closed: [],
};

export function orderHistory(order: HistorySource): OrderHistory {
  const { state, standing, timeline } = order;
  return {
    entries: timeline ?? ofTheContract(order),
    coming: standing?.isWhole === true ? [] : comingFrom[state],
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
