import { createHash } from "node:crypto";
import { newNumbers } from "../../buying/checkout/new-numbers.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  type AfterSale,
  afterSaleEvents,
  afterSales,
  afterSaleStates,
  type AfterSaleType,
} from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";
import { replaceImages } from "./after-sale-images.ts";
import { readAfterSaleRules } from "./after-sale-rules.ts";
import { piecesLeft, refundOf } from "./amounts.ts";
import { objectionToRequest, withdrawnType } from "./eligibility.ts";
import { holdOrder } from "./hold-order.ts";
import { settleLine, step } from "./move-after-sale.ts";
import { shopOf } from "./shop-of.ts";
import { isOpen, mayChange } from "./transitions.ts";

/** What a customer asks for. */
export interface RefundRequest {
  /** Whose order it is; whoever asks by a link asks for them. */
  readonly customerId: number;
  readonly orderId: number;
  readonly lineId: number;
  /** Of a withdrawal it says nothing: whether goods have to come back is decided here. */
  readonly type: AfterSaleType;
  /** Null: all that can be asked for. */
  readonly quantity: number | null;
  readonly reason: string;
  readonly remark: string;
  /** As they were sent. */
  readonly images: readonly string[];
  /**
   * The customer withdraws from the contract: the shop is not asked. What has not been sent is refunded at once, and what
   * has waits for the goods. Whether it is in time is for the caller to say.
   */
  readonly isWithdrawal: boolean;
  /** What the client calls the request: a repetition of it comes to the same one. */
  readonly idempotencyKey: string | null;
  readonly now: Date;
}

/**
 * Asks for the money of some pieces of a line. Belongs into a transaction: until it is over whoever else wants to change the
 * order waits. Several lines may be asked for in one transaction.
 *
 * @throws {DomainError} when the order or line is not there for the customer, or nothing of it can be asked for
 */
export async function requestRefund(tx: Executor, request: RefundRequest): Promise<AfterSale> {
  const { customerId, orderId, lineId, now } = request;
  const order = await lockOrder(tx, orderId, { kind: "customer", id: customerId });
  const earlier = await askedBefore(tx, request);
  if (earlier !== null) return earlier;
  if (request.isWithdrawal) await replaceHolding(tx, order, request);
  const [line] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, orderId)));
  if (line === undefined) throw new DomainError("orderGone", { notFound: true });
  const { isWithdrawal } = request;
  const type = isWithdrawal ? withdrawnType(order) : request.type;
  const quantity = request.quantity ?? piecesLeft(line);
  const [shop, rules, holding] = [
    await shopOf(tx, order.shopId),
    await readAfterSaleRules(tx),
    await holdingRequest(tx, lineId),
  ];
  const objection = objectionToRequest(
    { type, quantity, isWithdrawal },
    { order, line, shop, isHeld: holding !== null, now, rules },
  );
  if (objection !== null) throw new DomainError(objection);
  const terms = {
    type,
    quantity,
    amount: refundOf(line, quantity),
    deadline: rules.deadlineOf({ state: "applied", isWithdrawal }, now),
  };
  const afterSale = await store(tx, order, request, terms);
  await settleLine(tx, afterSale);
  await holdOrder(tx, orderId, now);
  if (!isWithdrawal) return afterSale;
  return step(tx, order, afterSale, { change: { action: "agree" }, actor: { kind: "system" }, now });
}

async function askedBefore(tx: Executor, request: RefundRequest): Promise<AfterSale | null> {
  const { customerId, idempotencyKey } = request;
  if (idempotencyKey === null) return null;
  const [earlier] = await tx
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.customerId, customerId), eq(afterSales.idempotencyKey, idempotencyKey)));
  if (earlier === undefined) return null;
  if (earlier.contentHash !== hashOf(request)) throw new DomainError("keyReused");
  return earlier;
}

/** The request that holds a line; null: none does. */
export async function holdingRequest(db: Executor, lineId: number): Promise<AfterSale | null> {
  const open = afterSaleStates.filter(isOpen);
  const [holding] = await db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.lineId, lineId), inArray(afterSales.state, open)));
  return holding ?? null;
}

/** A withdrawal takes the place of what was asked for the line before, unless that has come too far. */
async function replaceHolding(tx: Executor, order: Order, { lineId, customerId, now }: RefundRequest): Promise<void> {
  const holding = await holdingRequest(tx, lineId);
  if (holding === null || !isReplaceable(holding)) return;
  await step(tx, order, holding, { change: { action: "replace" }, actor: { kind: "customer", id: customerId }, now });
}

/** A withdrawal ends it and takes its place. */
export function isReplaceable(request: AfterSale): boolean {
  return !request.isWithdrawal && mayChange("replace", request, "customer");
}

async function store(
  tx: Executor,
  order: Order,
  request: RefundRequest,
  terms: Pick<AfterSale, "type" | "quantity" | "amount" | "deadline">,
): Promise<AfterSale> {
  const { customerId, lineId, reason, remark, isWithdrawal, idempotencyKey, now } = request;
  const [numbered] = await newNumbers(tx, afterSales, 1, now);
  if (numbered === undefined) throw new Error("There is no number for the request");
  const images = await replaceImages(tx, `after_sale:${numbered.id}`, { customerId, images: request.images });
  const [afterSale] = await tx
    .insert(afterSales)
    .values({
      ...numbered,
      ...terms,
      orderId: order.id,
      lineId,
      customerId,
      shopId: order.shopId,
      reason,
      remark,
      images,
      state: "applied",
      isWithdrawal,
      idempotencyKey,
      contentHash: hashOf(request),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [afterSales.customerId, afterSales.idempotencyKey] })
    .returning();
  // Another request was stored with the same key at the same time.
  if (afterSale === undefined) throw new DomainError("keyReused");
  await tx.insert(afterSaleEvents).values({
    afterSaleId: afterSale.id,
    from: null,
    to: "applied",
    action: "apply",
    actor: "customer",
    remark,
    createdAt: now,
  });
  return afterSale;
}

/** What was asked, so that a key which comes back with something else is noticed. */
function hashOf({ orderId, lineId, type, quantity, reason, remark, images, isWithdrawal }: RefundRequest): string {
  const content = [orderId, lineId, type, quantity, reason, remark, images, isWithdrawal];
  return createHash("sha256").update(JSON.stringify(content)).digest("hex");
}
