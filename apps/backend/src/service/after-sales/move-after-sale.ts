import { DomainError } from "../../platform/http/domain-error.ts";
import { lockOrder } from "../../buying/orders/lock-orders.ts";
import { releasePieces } from "../../buying/orders/release-goods.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  type AfterSale,
  afterSaleEvents,
  afterSales,
  type AfterSaleType,
  returnShipments,
} from "../../platform/store/schema/after-sales.ts";
import { type Order, orderLines } from "../../platform/store/schema/orders.ts";
import { refunds } from "../../platform/store/schema/payments.ts";
import { and, eq, type SQL } from "../../platform/store/sql.ts";
import { replaceImages } from "./after-sale-images.ts";
import { notifyOfAfterSale } from "./after-sale-notices.ts";
import { readAfterSaleRules } from "./after-sale-rules.ts";
import { piecesLeft, refundOf } from "./amounts.ts";
import { objectionToRequest, withdrawnType } from "./eligibility.ts";
import { refundAfterSale, restock } from "./refund-after-sale.ts";
import { holdOrder } from "./hold-order.ts";
import { shopOf } from "./shop-of.ts";
import { after, type AfterSaleAction, type AfterSaleActor, lineState } from "./transitions.ts";

/** How goods go back. */
export interface ReturnParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
  readonly remark: string;
  readonly images: readonly string[];
}

/** What is asked again, in place of what was asked before. */
interface AskedAgain {
  readonly type: AfterSaleType;
  /** Null: as many as before. */
  readonly quantity: number | null;
  readonly reason: string;
  readonly remark: string;
  readonly images: readonly string[];
}

/** What happens to a request, with what belongs to it. */
export type AfterSaleChange =
  | { readonly action: "send"; readonly parcel: ReturnParcel }
  | { readonly action: "ask"; readonly asked: AskedAgain }
  | { readonly action: "refuse" | "refuseGoods"; readonly remark: string }
  | { readonly action: Exclude<AfterSaleAction, "send" | "ask" | "refuse" | "refuseGoods"> };

export interface MoveRequest {
  readonly afterSaleId: number;
  readonly change: AfterSaleChange;
  readonly actor: AfterSaleActor;
  readonly now: Date;
  /** What the client calls it: a repetition changes nothing. */
  readonly idempotencyKey?: string | null;
}

/**
 * Changes a request, with everything that follows from it. Belongs into a transaction: until it is over whoever else wants to
 * change its order, or anything that is asked for it, waits.
 *
 * @throws {DomainError} when it is not there for the actor, or cannot be changed so
 */
export async function moveAfterSale(tx: Executor, request: MoveRequest): Promise<AfterSale> {
  const { afterSaleId, idempotencyKey = null } = request;
  const { order, afterSale } = await lockAfterSale(tx, afterSaleId, request.actor);
  if (idempotencyKey !== null && (await wasDone(tx, afterSale, request, idempotencyKey))) return afterSale;
  return step(tx, order, afterSale, request);
}

/** @throws {DomainError} when it is not there for the actor */
export async function lockAfterSale(tx: Executor, id: number, actor: AfterSaleActor) {
  const find = () =>
    tx
      .select()
      .from(afterSales)
      .where(and(eq(afterSales.id, id), isTheirs(actor)));
  const [known] = await find();
  if (known === undefined) throw new DomainError("afterSaleGone", { notFound: true });
  const order = await lockOrder(tx, known.orderId, { kind: "system" });
  // What was read before the lock may have changed while it was waited for.
  const [afterSale] = await find();
  if (afterSale === undefined) throw new DomainError("afterSaleGone", { notFound: true });
  return { order, afterSale };
}

function isTheirs(actor: AfterSaleActor): SQL | undefined {
  if (actor.kind === "customer") return eq(afterSales.customerId, actor.id);
  if (actor.kind === "shop" && actor.id !== undefined) return eq(afterSales.shopId, actor.id);
  return undefined;
}

async function wasDone(tx: Executor, { id }: AfterSale, { change }: MoveRequest, key: string): Promise<boolean> {
  const [earlier] = await tx
    .select({ action: afterSaleEvents.action })
    .from(afterSaleEvents)
    .where(and(eq(afterSaleEvents.afterSaleId, id), eq(afterSaleEvents.idempotencyKey, key)));
  if (earlier === undefined) return false;
  if (earlier.action !== change.action) throw new DomainError("keyReused");
  return true;
}

/** One change of a request whose order is locked. */
export async function step(
  tx: Executor,
  order: Order,
  before: AfterSale,
  request: Omit<MoveRequest, "afterSaleId">,
): Promise<AfterSale> {
  const { change, actor, now, idempotencyKey = null } = request;
  const outcome = after(change.action, before, actor.kind);
  if ("objection" in outcome) throw new DomainError(outcome.objection);
  const { to } = outcome;
  const rules = await readAfterSaleRules(tx);
  // Nobody can be late with goods that the shop does not say where to send.
  const isNowhere = to === "toReturn" && (await shopOf(tx, order.shopId)).returnAddress === "";
  const [moved] = await tx
    .update(afterSales)
    .set({
      state: to,
      deadline: isNowhere ? null : rules.deadlineOf({ state: to, isWithdrawal: before.isWithdrawal }, now),
      ...(await columnsOf(tx, order, before, { change, now })),
    })
    .where(eq(afterSales.id, before.id))
    .returning();
  if (moved === undefined) throw new DomainError("afterSaleGone", { notFound: true });
  await tx.insert(afterSaleEvents).values({
    afterSaleId: before.id,
    from: before.state,
    to,
    action: change.action,
    actor: actor.kind,
    agentId: actor.kind === "shop" ? (actor.agentId ?? null) : null,
    remark: remarkOf(change),
    idempotencyKey,
    createdAt: now,
  });
  if (change.action === "send") await storeParcel(tx, moved, change.parcel, now);
  if (to === "refunding") return payBack(tx, order, moved, { change, now });
  if (change.action === "ask" && moved.isWithdrawal) {
    return step(tx, order, moved, { change: { action: "agree" }, actor: { kind: "system" }, now });
  }
  await settleLine(tx, moved);
  await holdOrder(tx, order.id, now);
  await notifyOfAfterSale(tx, order, moved, { action: change.action, actor: actor.kind, now });
  return moved;
}

/** Money goes back in the transaction that decides it; what a provider has to pay back is finished once it has. */
async function payBack(
  tx: Executor,
  order: Order,
  afterSale: AfterSale,
  { change, now }: Pick<MoveRequest, "change" | "now">,
): Promise<AfterSale> {
  if (change.action === "receive") await restock(tx, afterSale);
  if (order.state === "paid") await releaseUnsent(tx, afterSale);
  await refundAfterSale(tx, order, afterSale, now);
  await settleLine(tx, afterSale);
  await holdOrder(tx, order.id, now);
  const isPending = and(eq(refunds.afterSaleId, afterSale.id), eq(refunds.state, "pending"));
  if ((await tx.$count(refunds, isPending)) > 0) return afterSale;
  return step(tx, order, afterSale, { change: { action: "finish" }, actor: { kind: "system" }, now });
}

/** What is not sent after all can be bought by others. */
async function releaseUnsent(tx: Executor, { lineId, quantity }: AfterSale): Promise<void> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId));
  if (line !== undefined) await releasePieces(tx, line, quantity);
}

/** The columns of a request that a change writes besides state and deadline. */
async function columnsOf(
  tx: Executor,
  order: Order,
  before: AfterSale,
  { change, now }: Pick<MoveRequest, "change" | "now">,
): Promise<Partial<AfterSale>> {
  switch (change.action) {
    case "refuse":
    case "refuseGoods":
      return { rejection: change.remark };
    case "finish":
      return { refundedAt: now };
    case "ask":
      return columnsOfAsked(tx, order, before, { asked: change.asked, now });
    case "agree":
    case "send":
    case "receive":
    case "revoke":
    case "replace":
    case "expire":
      return {};
    default:
      return change satisfies never;
  }
}

async function columnsOfAsked(
  tx: Executor,
  order: Order,
  before: AfterSale,
  { asked, now }: { readonly asked: AskedAgain; readonly now: Date },
): Promise<Partial<AfterSale>> {
  const { reason, remark } = asked;
  const type = before.isWithdrawal ? withdrawnType(order) : asked.type;
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, before.lineId));
  if (line === undefined) throw new DomainError("afterSaleGone", { notFound: true });
  const shop = await shopOf(tx, order.shopId);
  const quantity = asked.quantity ?? before.quantity;
  // Whoever asked in time may ask again: a refusal does not end that.
  const rules = { ...(await readAfterSaleRules(tx)), askableUntil: () => new Date(now.getTime() + 1) };
  const objection = objectionToRequest(
    { type, quantity, isWithdrawal: before.isWithdrawal },
    { order, line, shop, isHeld: false, now, rules },
  );
  if (objection !== null) throw new DomainError(objection);
  const { customerId } = before;
  const images = await replaceImages(tx, `after_sale:${before.id}`, { customerId, images: asked.images });
  return { type, quantity, reason, remark, images, amount: refundOf(line, quantity), rejection: "" };
}

async function storeParcel(tx: Executor, afterSale: AfterSale, parcel: ReturnParcel, now: Date): Promise<void> {
  const { carrier, trackingNumber, remark } = parcel;
  const [shipment] = await tx
    .insert(returnShipments)
    .values({ afterSaleId: afterSale.id, carrier, trackingNumber, remark, createdAt: now })
    .returning({ id: returnShipments.id });
  if (shipment === undefined) return;
  const images = await replaceImages(tx, `return_shipment:${shipment.id}`, {
    customerId: afterSale.customerId,
    images: parcel.images,
  });
  await tx.update(returnShipments).set({ images }).where(eq(returnShipments.id, shipment.id));
}

/** Writes what a line is in, which lists of orders show. */
export async function settleLine(tx: Executor, { lineId, state }: AfterSale): Promise<void> {
  const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId));
  if (line === undefined) return;
  await tx
    .update(orderLines)
    .set({ refundState: lineState(state, piecesLeft(line) === 0) })
    .where(eq(orderLines.id, lineId));
}

function remarkOf(change: AfterSaleChange): string {
  switch (change.action) {
    case "refuse":
    case "refuseGoods":
      return change.remark;
    case "ask":
      return change.asked.remark;
    case "send":
      return change.parcel.remark;
    case "agree":
    case "receive":
    case "finish":
    case "revoke":
    case "replace":
    case "expire":
      return "";
    default:
      return change satisfies never;
  }
}
