import type { MessageKey } from "../../platform/http/messages.ts";
import type { AfterSaleState, AfterSaleType } from "../../platform/store/schema/after-sales.ts";

/**
 * Who changes a request. A customer changes only requests of their own, a shop only those to it; a shop without an id is the
 * operator, who acts for any.
 */
export type AfterSaleActor =
  | { readonly kind: "customer"; readonly id: number }
  | { readonly kind: "shop"; readonly id?: number; readonly agentId?: number }
  | { readonly kind: "system" };

interface Transition {
  readonly from: readonly AfterSaleState[];
  /** Where it leads to, which may depend on what was asked for. */
  readonly to: AfterSaleState | Readonly<Record<AfterSaleType, AfterSaleState>>;
  readonly by: readonly AfterSaleActor["kind"][];
  /** The message when state or actor do not allow it. */
  readonly rejection: MessageKey;
}

/** All changes of a request that are possible. */
export const afterSaleTransitions = {
  /** Also by silence, and at once where the customer withdraws from the contract. */
  agree: {
    from: ["applied"],
    to: { refund: "refunding", return: "toReturn" },
    by: ["shop", "system"],
    rejection: "afterSaleNotToDecide",
  },
  /** Not of a withdrawal from the contract, which asks nobody. */
  refuse: { from: ["applied"], to: "refused", by: ["shop"], rejection: "afterSaleNotToDecide" },
  /** The customer has sent the goods back. */
  send: { from: ["toReturn"], to: "returned", by: ["customer"], rejection: "afterSaleNotToSend" },
  /** The goods are back, whether the customer has said by which parcel or not; or the shop does not say that they are not. */
  receive: { from: ["toReturn", "returned"], to: "refunding", by: ["shop", "system"], rejection: "afterSaleNotSent" },
  refuseGoods: { from: ["returned"], to: "goodsRefused", by: ["shop"], rejection: "afterSaleNotSent" },
  /** The money has gone back. */
  finish: { from: ["refunding"], to: "refunded", by: ["system"], rejection: "afterSaleNotToPay" },
  /** The customer asks again after a refusal. */
  ask: { from: ["refused", "goodsRefused"], to: "applied", by: ["customer"], rejection: "afterSaleNotToAsk" },
  revoke: {
    from: ["applied", "refused", "toReturn", "returned", "goodsRefused"],
    to: "revoked",
    by: ["customer"],
    rejection: "afterSaleNotRevocable",
  },
  /** The customer has withdrawn from the contract instead, which asks nobody. */
  replace: {
    from: ["applied", "refused", "toReturn", "goodsRefused"],
    to: "revoked",
    by: ["customer"],
    rejection: "afterSaleNotRevocable",
  },
  /** Nothing was sent back in time. */
  expire: { from: ["toReturn"], to: "revoked", by: ["system"], rejection: "afterSaleNotRevocable" },
} as const satisfies Readonly<Record<string, Transition>>;

export type AfterSaleAction = keyof typeof afterSaleTransitions;

interface TransitionSubject {
  readonly state: AfterSaleState;
  readonly type: AfterSaleType;
  readonly isWithdrawal: boolean;
}

/** @returns the state that an action leads to, or the message that says why it is not possible */
export function after(
  action: AfterSaleAction,
  { state, type, isWithdrawal }: TransitionSubject,
  actor: AfterSaleActor["kind"],
): { readonly to: AfterSaleState } | { readonly objection: MessageKey } {
  const { from, to, by, rejection }: Transition = afterSaleTransitions[action];
  const isPossible = by.includes(actor) && from.includes(state) && !(action === "refuse" && isWithdrawal);
  if (!isPossible) return { objection: rejection };
  return { to: typeof to === "string" ? to : to[type] };
}

export function mayChange(action: AfterSaleAction, request: TransitionSubject, actor: AfterSaleActor["kind"]): boolean {
  return "to" in after(action, request, actor);
}

/** Neither over nor revoked: it holds its line, and no other request can be made for it. */
export function isOpen(state: AfterSaleState): boolean {
  return state !== "refunded" && state !== "revoked";
}

/** What ends a state by itself. */
export type DeadlineKind = "shop" | "goods" | "receipt";

export function deadlineKind(state: AfterSaleState): DeadlineKind | null {
  switch (state) {
    case "applied":
      return "shop";
    case "toReturn":
      return "goods";
    case "returned":
      return "receipt";
    case "refused":
    case "goodsRefused":
    case "refunding":
    case "refunded":
    case "revoked":
      return null;
    default:
      return state satisfies never;
  }
}

/** What is done once a deadline is over. */
export const atDeadline = {
  shop: "agree",
  goods: "expire",
  receipt: "receive",
} as const satisfies Readonly<Record<DeadlineKind, AfterSaleAction>>;

/** The contract's number for what a line is in: 0 nothing, 1 requested, 2 waiting for the money, 3 refunded. */
export function lineState(state: AfterSaleState, isLineRefunded: boolean): 0 | 1 | 2 | 3 {
  if (state === "refunding") return 2;
  if (isOpen(state)) return 1;
  return isLineRefunded ? 3 : 0;
}
