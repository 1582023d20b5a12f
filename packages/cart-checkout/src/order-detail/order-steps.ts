import type { OrderDetail } from "@plaza/api-client";

export type OrderStep = "ordered" | "paid" | "sent" | "received" | "closed";

interface OrderStepAt {
  readonly step: OrderStep;
  /** Epoch milliseconds; null where it has not happened, or is unknown. */
  readonly at: number | null;
}

export interface OrderProgress {
  readonly steps: readonly OrderStepAt[];
  /** How many of them are done. */
  readonly done: number;
}

type Dated = Pick<OrderDetail, "state" | "createdAt" | "paidAt" | "shippedAt" | "receivedAt" | "cancelledAt">;

/** The steps of an order; those of a closed one end with the closing. */
export function orderProgress({ state, ...at }: Dated): OrderProgress {
  const ordered = { step: "ordered", at: at.createdAt } as const;
  const paid = { step: "paid", at: at.paidAt } as const;
  const sent = { step: "sent", at: at.shippedAt } as const;
  if (state === "closed") {
    const before = [ordered, ...(at.paidAt === null ? [] : [paid]), ...(at.shippedAt === null ? [] : [sent])];
    return { steps: [...before, { step: "closed", at: at.cancelledAt }], done: before.length + 1 };
  }
  const done = { unpaid: 1, unshipped: 2, shipped: 3, completed: 4 }[state];
  return { steps: [ordered, paid, sent, { step: "received", at: at.receivedAt }], done };
}
