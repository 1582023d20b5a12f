import type { OrderState } from "../../platform/store/schema/orders.ts";
import type { PayMethod } from "../../platform/store/schema/pay-methods.ts";
import type { LineModel, RequestModel } from "./after-sales-model.ts";

/** An order as it has to be. */
export interface OrderModel {
  readonly id: number;
  readonly checkoutId: number;
  readonly shopper: number;
  readonly amount: number;
  readonly isVirtual: boolean;
  readonly submittedAt: Date;
  payBefore: Date;
  state: OrderState;
  isRefunded: boolean;
  paidAt: Date | null;
  paidBy: PayMethod | null;
  confirmBefore: Date | null;
  shippedAt: Date | null;
  completedAt: Date | null;
  /** Since when the customer says that its cash was paid. */
  cashClaimedAt: Date | null;
  /** When a parcel that was to be paid in cash was not taken. */
  refusedAt: Date | null;
  isHidden: boolean;
  readonly lines: readonly LineModel[];
  /** Fen that have gone back, freight among them. */
  refunded: number;
  refundedFreight: number;
  /** Since when a request keeps it from completing itself. */
  heldSince: Date | null;
}

/** A payment that somebody has begun elsewhere. */
export interface PaymentModel {
  readonly at: PaymentDestination;
  /** Fen. */
  readonly amount: number;
  readonly method: PayMethod;
  readonly orderIds: readonly number[];
  state: "pending" | "paid" | "superseded";
}

/** Where a payment is made: with the sandbox of a provider, or at a bank, which is told the reference of the transfer. */
export type PaymentDestination =
  | { readonly kind: "cashier"; readonly path: string; readonly fields: URLSearchParams }
  | { readonly kind: "bank"; readonly reference: string };

/** What the shop should look like; simple on purpose, so that it is right. */
export interface Model {
  readonly orders: OrderModel[];
  readonly payments: PaymentModel[];
  readonly requests: RequestModel[];
  /** What was submitted, and what was answered. */
  readonly submissions: {
    readonly shopper: number;
    readonly body: unknown;
    readonly key: string;
    readonly data: unknown;
  }[];
}

export function emptyModel(): Model {
  return { orders: [], payments: [], requests: [], submissions: [] };
}

export function walletOf(model: Model, shopper: number, startMoney: number): number {
  return model.orders
    .filter((order) => order.shopper === shopper && order.paidBy === "balance")
    .reduce((left, { amount, refunded }) => left - amount + refunded, startMoney);
}

const oneDay = 24 * 60 * 60 * 1000;

export function pay(order: OrderModel, method: PayMethod, now: Date): void {
  order.state = "paid";
  order.paidAt = now;
  order.paidBy = method;
  if (order.isVirtual) send(order, now);
}

export function send(order: OrderModel, now: Date): void {
  order.state = "shipped";
  order.shippedAt = now;
  order.confirmBefore = new Date(now.getTime() + 7 * oneDay);
}

/** The shop has as long to contradict as a customer has to confirm. */
export function claimCash(order: OrderModel, now: Date): void {
  order.cashClaimedAt = now;
  order.confirmBefore = new Date(now.getTime() + 7 * oneDay);
}

export function complete(order: OrderModel, now: Date): void {
  order.state = "completed";
  order.completedAt = now;
}

export function close(order: OrderModel): void {
  order.isRefunded = order.state === "paid" && order.paidAt !== null;
  if (order.isRefunded) order.refunded = order.amount;
  for (const line of order.lines) {
    line.unsold += line.quantity - line.released;
    line.released = line.quantity;
  }
  order.state = "closed";
}

export function isCashDue({ state, paidBy, paidAt }: OrderModel): boolean {
  return paidBy === "cash_on_delivery" && paidAt === null && (state === "paid" || state === "shipped");
}

/** Neither a wallet nor a provider gives it back. */
export function isRefundedByHand({ paidBy }: OrderModel): boolean {
  return paidBy === "bank_transfer" || paidBy === "cash_on_delivery";
}

export function isCancellable(order: OrderModel, now: Date): boolean {
  const { state, paidAt } = order;
  if (state === "unpaid" || (state === "paid" && isCashDue(order))) return true;
  return state === "paid" && paidAt !== null && now.getTime() < paidAt.getTime() + 60 * 60_000;
}

export function isPayable({ state, payBefore }: OrderModel, now: Date): boolean {
  return state === "unpaid" && now < payBefore;
}

export function isOverdue({ state, payBefore }: OrderModel, now: Date): boolean {
  return state === "unpaid" && payBefore <= now;
}
