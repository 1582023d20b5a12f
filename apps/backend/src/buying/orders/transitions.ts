import type { MessageKey } from "../../platform/http/messages.ts";
import { isCashDue } from "./cash-due.ts";
import type { OrderRules } from "./order-rules.ts";
import { type Order, type OrderState, orderStates } from "../../platform/store/schema/orders.ts";

/**
 * Who changes an order. A customer changes only orders of their own, a shop only its own; a merchant without a shop is the
 * operator, who acts for any.
 */
export type Actor =
  | { readonly kind: "customer"; readonly id: number }
  | { readonly kind: "merchant"; readonly shopId?: number; readonly agentId?: number }
  | { readonly kind: "system" };

/** What the conditions of a transition depend on. */
export interface Circumstances {
  readonly actor: Actor["kind"];
  readonly now: Date;
  readonly rules: OrderRules;
  /** The pickup code that the customer has shown. */
  readonly shownCode?: string;
  /** All of the order has gone back, or goes back for sure. */
  readonly isGoingBack?: boolean;
}

type OrderFields = Pick<
  Order,
  | "state"
  | "delivery"
  | "payBefore"
  | "payMethod"
  | "paidAt"
  | "cashClaimedAt"
  | "confirmBefore"
  | "heldSince"
  | "hiddenAt"
  | "pickupCode"
>;

interface Transition {
  readonly from: readonly OrderState[];
  /** Null: the state stays as it is. */
  readonly to: OrderState | null;
  readonly by: readonly Actor["kind"][];
  /** The message when state or actor do not allow it. */
  readonly rejection: MessageKey;
  readonly rejectionIn?: Partial<Record<OrderState, MessageKey>>;
  /** A further condition: the message when it is not met, or null. */
  readonly objection?: (order: OrderFields, circumstances: Circumstances) => MessageKey | null;
}

const isOver = (deadline: Date | null, now: Date): boolean => deadline !== null && deadline <= now;

/** What can happen only to an order that is on its way. */
const ofShipped = {
  from: ["shipped"],
  rejection: "orderNotShipped",
  rejectionIn: { completed: "orderCompleted", closed: "orderClosed" },
} as const satisfies Partial<Transition>;

/** All changes of an order that are possible. */
export const transitions = {
  pay: {
    from: ["unpaid"],
    to: "paid",
    by: ["customer", "system"],
    rejection: "orderAlreadyPaid",
    rejectionIn: { closed: "orderClosed" },
    // The system may pay it later, because a provider may report a payment after the deadline that was made in time.
    objection: ({ payBefore }, { actor, now }) =>
      actor === "customer" && isOver(payBefore, now) ? "orderClosed" : null,
  },
  /** It is sent before it is paid: whoever brings it takes the cash. Until it is sent, it can be cancelled. */
  acceptCash: {
    from: ["unpaid"],
    to: "paid",
    by: ["customer"],
    rejection: "orderAlreadyPaid",
    rejectionIn: { closed: "orderClosed" },
    objection: ({ payBefore, delivery }, { now }) => {
      if (isOver(payBefore, now)) return "orderClosed";
      return delivery === "express" ? null : "orderNotExpress";
    },
  },
  cancel: {
    from: ["unpaid", "paid"],
    to: "closed",
    by: ["customer"],
    rejection: "orderNotCancellable",
    objection: ({ state, paidAt }, { now, rules }) =>
      state === "paid" && paidAt !== null && isOver(rules.cancellableUntil(paidAt), now)
        ? "orderCancellableNoMore"
        : null,
  },
  /** By the shop, or because it was not paid in time. */
  close: {
    from: ["unpaid", "paid"],
    to: "closed",
    by: ["merchant", "system"],
    rejection: "orderNotCancellable",
    objection: ({ state, payBefore }, { actor, now }) =>
      actor === "system" && !(state === "unpaid" && isOver(payBefore, now)) ? "orderNotDue" : null,
  },
  ship: {
    from: ["paid"],
    to: "shipped",
    by: ["merchant"],
    rejection: "orderNotToBeSent",
    objection: ({ delivery }) => (delivery === "express" ? null : "orderNotExpress"),
  },
  /** Virtual goods. */
  deliver: {
    from: ["paid"],
    to: "shipped",
    by: ["merchant", "system"],
    rejection: "orderNotToBeSent",
    objection: ({ delivery }) => (delivery === "virtual" ? null : "orderNotVirtual"),
  },
  collect: {
    from: ["paid"],
    to: "completed",
    by: ["merchant"],
    rejection: "orderNotToBeSent",
    objection: ({ delivery, pickupCode }, { shownCode }) => {
      if (delivery !== "pickup") return "orderNotPickup";
      return pickupCode !== null && shownCode === pickupCode ? null : "pickupCodeWrong";
    },
  },
  /** The customer says that the cash of a parcel was paid, which its shop has not said yet. */
  claimCash: {
    ...ofShipped,
    to: null,
    by: ["customer"],
    objection: (order) => (isCashDue(order) && order.cashClaimedAt === null ? null : "orderCashDue"),
  },
  /** The parcel was handed over for its cash, which the shop has; or its customer says so, and the shop has kept silent. */
  collectCash: {
    ...ofShipped,
    to: "completed",
    by: ["merchant", "system"],
    objection: (order, { actor, now }) => {
      if (!isCashDue(order)) return "orderAlreadyPaid";
      const isSilent = order.cashClaimedAt !== null && isOver(order.confirmBefore, now);
      return actor === "system" && !isSilent ? "orderNotDue" : null;
    },
  },
  /** Nobody paid for the parcel at the door: it is back. */
  refuseParcel: {
    ...ofShipped,
    to: "closed",
    by: ["merchant"],
    objection: (order) => (isCashDue(order) ? null : "orderAlreadyPaid"),
  },
  confirm: {
    ...ofShipped,
    to: "completed",
    by: ["customer"],
    objection: (order, { isGoingBack }) => {
      if (isCashDue(order)) return "orderCashDue";
      return isGoingBack === true ? "orderGoingBack" : null;
    },
  },
  complete: {
    ...ofShipped,
    to: "completed",
    by: ["merchant", "system"],
    objection: (order, { actor, now, isGoingBack }) => {
      const { confirmBefore, heldSince } = order;
      if (isCashDue(order)) return "orderCashDue";
      if (actor === "system" && (heldSince !== null || !isOver(confirmBefore, now))) return "orderNotDue";
      return isGoingBack === true ? "orderGoingBack" : null;
    },
  },
  /** After-sales requests have given back all that was paid. */
  closeRefunded: {
    from: ["paid", "shipped", "completed"],
    to: "closed",
    by: ["system"],
    rejection: "orderNotCancellable",
  },
  /** Hides the order from the customer, unless something is still going on; the shop still sees it. */
  deleteForCustomer: {
    from: ["closed"],
    to: null,
    by: ["customer"],
    rejection: "orderNotDeletable",
    objection: ({ hiddenAt, heldSince }) => (hiddenAt === null && heldSince === null ? null : "orderNotDeletable"),
  },
  /** Records that a payment which the order did not, or no longer, need was refunded. */
  refundUnmatched: {
    from: orderStates,
    to: null,
    by: ["system"],
    rejection: "orderNotDue",
  },
} as const satisfies Readonly<Record<string, Transition>>;

export type OrderAction = keyof typeof transitions;

/** @returns the message that says why the action is not possible; null when it is */
export function objectionTo(action: OrderAction, order: OrderFields, circumstances: Circumstances): MessageKey | null {
  const { from, by, rejection, rejectionIn, objection }: Transition = transitions[action];
  if (!by.includes(circumstances.actor)) return rejection;
  if (!from.includes(order.state)) return rejectionIn?.[order.state] ?? rejection;
  return objection?.(order, circumstances) ?? null;
}
