import type { AfterSaleState, AfterSaleType } from "../../platform/store/schema/after-sales.ts";
import { isCashDue, type OrderModel } from "./model.ts";

/** A line of an order as it has to be. */
export interface LineModel {
  readonly id: number;
  readonly skuId: number;
  readonly quantity: number;
  readonly amount: number;
  readonly isFlash: boolean;
  /** Pieces and fen that have gone back. */
  refunded: number;
  refundedAmount: number;
  /** Pieces that are in stock again, and those of them that were never sent. */
  released: number;
  unsold: number;
}

/** A request as it has to be. */
export interface RequestModel {
  readonly id: number;
  readonly order: OrderModel;
  readonly line: LineModel;
  readonly isWithdrawal: boolean;
  type: AfterSaleType;
  quantity: number;
  amount: number;
  freight: number;
  state: AfterSaleState;
  deadline: Date | null;
}

const oneDay = 24 * 60 * 60 * 1000;
const waiting: ReadonlySet<AfterSaleState> = new Set(["applied", "toReturn", "returned", "refunding"]);
export const revocable: ReadonlySet<AfterSaleState> = new Set([
  "applied",
  "refused",
  "toReturn",
  "returned",
  "goodsRefused",
]);

export function holdsLine({ state }: RequestModel): boolean {
  return state !== "refunded" && state !== "revoked";
}

export function left({ quantity, refunded }: LineModel): number {
  return quantity - refunded;
}

/** All that is left of an order has been agreed to come back. */
export function isGoingBackWhole(requests: readonly RequestModel[], { lines }: OrderModel): boolean {
  const isComing = ({ state }: RequestModel) => state === "toReturn" || state === "returned";
  return lines.every(
    (line) =>
      requests.some((request) => request.line === line && isComing(request) && request.quantity >= left(line)) ||
      left(line) === 0,
  );
}

/** What so many more pieces give back. */
export function share(line: LineModel, pieces: number): number {
  return Math.floor((line.amount * (line.refunded + pieces)) / line.quantity) - line.refundedAmount;
}

export function isAskable(order: OrderModel, now: Date): boolean {
  const { state, completedAt, isHidden } = order;
  if (isHidden || isCashDue(order)) return false;
  if (state === "shipped") return true;
  return state === "completed" && completedAt !== null && now.getTime() < completedAt.getTime() + 7 * oneDay;
}

/** Brings a request into a state, with its deadline. */
export function enter(request: RequestModel, state: AfterSaleState, now: Date): void {
  const days = { applied: 3, toReturn: request.isWithdrawal ? 14 : 7, returned: 10 } as const;
  request.state = state;
  const wanted = state === "applied" || state === "toReturn" || state === "returned" ? days[state] : null;
  request.deadline = wanted === null ? null : new Date(now.getTime() + wanted * oneDay);
}

/** The shop, or its silence, agrees. */
export function agree(request: RequestModel, now: Date): void {
  if (request.type === "return") enter(request, "toReturn", now);
  else release(request, now);
}

export function receive(request: RequestModel, now: Date): void {
  request.line.released += request.quantity;
  release(request, now);
}

function release(request: RequestModel, now: Date): void {
  const { order, line, quantity, amount, isWithdrawal } = request;
  if (order.state === "paid") {
    line.released += quantity;
    line.unsold += quantity;
  }
  line.refunded += quantity;
  line.refundedAmount += amount;
  const isWhole = order.lines.every((each) => left(each) === 0);
  const freight = order.amount - order.lines.reduce((sum, each) => sum + each.amount, 0);
  request.freight = isWhole || isWithdrawal ? freight - order.refundedFreight : 0;
  order.refundedFreight += request.freight;
  order.refunded += amount + request.freight;
  const isAtOnce = order.paidBy === "balance" || amount + request.freight === 0;
  enter(request, isAtOnce ? "refunded" : "refunding", now);
  if (!isWhole) return;
  order.state = "closed";
  order.isRefunded = true;
}

/** While somebody is waited for, the time until an order completes itself stands still. */
export function hold(requests: readonly RequestModel[], order: OrderModel, now: Date): void {
  const isHeld = requests.some((request) => request.order === order && waiting.has(request.state));
  if (isHeld === (order.heldSince !== null)) return;
  if (order.heldSince !== null && order.confirmBefore !== null) {
    // The time to confirm began with the parcel.
    const since = Math.max(order.heldSince.getTime(), order.shippedAt?.getTime() ?? 0);
    order.confirmBefore = new Date(order.confirmBefore.getTime() + now.getTime() - since);
  }
  order.heldSince = isHeld ? now : null;
}
