import type { MessageKey } from "../../platform/http/messages.ts";
import type { AfterSaleType } from "../../platform/store/schema/after-sales.ts";
import type { shops } from "../../platform/store/schema/merchants.ts";
import type { Order } from "../../platform/store/schema/orders.ts";
import { isCashDue } from "../../buying/orders/cash-due.ts";
import type { AfterSaleRules } from "./after-sale-rules.ts";
import { type RefundedLine, piecesLeft } from "./amounts.ts";

type DeliveredOrder = Pick<Order, "state" | "delivery" | "payMethod" | "paidAt" | "completedAt" | "returnDays">;
type ReturnShop = Pick<typeof shops.$inferSelect, "returnAddress">;

interface Moment {
  readonly now: Date;
  readonly rules: AfterSaleRules;
}

/** @returns the message that says why nothing can be asked for an order; null when something can */
export function objectionToOrder(order: DeliveredOrder, { now, rules }: Moment): MessageKey | null {
  const { state, completedAt, returnDays } = order;
  if (isCashDue(order)) return "afterSaleCashDue";
  if (state === "shipped") return null;
  if (state !== "completed") return "afterSaleNotOffered";
  return completedAt !== null && rules.askableUntil(completedAt, returnDays) <= now ? "afterSaleOver" : null;
}

/** Goods that were handed over, by a shop that says where it takes them back. */
export function canReturn({ delivery }: Pick<Order, "delivery">, { returnAddress }: ReturnShop): boolean {
  return delivery !== "virtual" && returnAddress !== "";
}

/** Of a withdrawal: what has left the shop has to come back; what cannot, such as virtual goods, is only paid back. */
export function withdrawnType({ state, delivery }: Pick<Order, "state" | "delivery">): AfterSaleType {
  return state === "paid" || delivery === "virtual" ? "refund" : "return";
}

export interface Asked {
  readonly type: AfterSaleType;
  readonly quantity: number;
  readonly isWithdrawal: boolean;
}

export interface Circumstances extends Moment {
  readonly order: DeliveredOrder;
  readonly line: RefundedLine;
  readonly shop: ReturnShop;
  /** Whether another request holds the line. */
  readonly isHeld: boolean;
}

/**
 * @returns the message that says why something cannot be asked for pieces of a line, in the contract's order of reasons;
 *   null when it can. Until when somebody may withdraw from a contract is not decided here
 */
export function objectionToRequest(
  asked: Asked,
  { order, line, shop, isHeld, ...moment }: Circumstances,
): MessageKey | null {
  const { type, quantity, isWithdrawal } = asked;
  const objection = isWithdrawal ? objectionToWithdrawal(order) : objectionToOrder(order, moment);
  if (objection === "afterSaleNotOffered" || objection === "afterSaleCashDue") return objection;
  if (type === "return" && !isWithdrawal && !canReturn(order, shop)) return "afterSaleNoReturn";
  if (isHeld || piecesLeft(line) === 0) return "afterSaleHeld";
  if (objection !== null) return objection;
  return quantity < 1 || quantity > piecesLeft(line) ? "afterSaleTooMany" : null;
}

function objectionToWithdrawal(order: DeliveredOrder): MessageKey | null {
  if (isCashDue(order)) return "afterSaleCashDue";
  const { state } = order;
  return state === "paid" || state === "shipped" || state === "completed" ? null : "afterSaleNotOffered";
}
