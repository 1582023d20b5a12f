import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type AgentName, agentName } from "../../../platform/store/agent-name.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { orders, parcelCorrections } from "../../../platform/store/schema/orders.ts";
import { desc, eq, getTableColumns } from "../../../platform/store/sql.ts";
import { lockOrder } from "../lock-orders.ts";
import { notifyOfCorrection } from "../order-notices.ts";

interface CorrectedParcel {
  readonly carrier: string;
  readonly trackingNumber: string;
}

interface Correction {
  readonly orderId: number;
  readonly actor: { readonly kind: "merchant"; readonly shopId: number; readonly agentId: number };
  readonly parcel: CorrectedParcel;
  /** The number that it was taken for; null: none. */
  readonly was: string | null;
  readonly now: Date;
}

/**
 * Another carrier or number of a parcel that is on its way. The customer is told, and what was written before is kept. Done
 * again it changes nothing.
 *
 * @throws {DomainError} where the order is not on its way, or a colleague has corrected it meanwhile
 */
export async function correctParcel(tx: Executor, { orderId, actor, parcel, was, now }: Correction): Promise<void> {
  const order = await lockOrder(tx, orderId, actor);
  if (order.state !== "shipped" || order.delivery !== "express") throw new DomainError("orderNotShipped");
  const before = { carrier: order.carrier, trackingNumber: order.trackingNumber };
  if (before.carrier === parcel.carrier && before.trackingNumber === parcel.trackingNumber) return;
  if (before.trackingNumber !== was) throw new DomainError("parcelCorrectedMeanwhile");
  await tx.update(orders).set(parcel).where(eq(orders.id, order.id));
  const [correction] = await tx
    .insert(parcelCorrections)
    .values({
      orderId: order.id,
      agentId: actor.agentId,
      carrierBefore: before.carrier,
      trackingNumberBefore: before.trackingNumber,
      ...parcel,
      createdAt: now,
    })
    .returning({ id: parcelCorrections.id });
  if (correction !== undefined) await notifyOfCorrection(tx, order, { id: correction.id, ...parcel, now });
}

/** What was corrected, the newest first. */
export async function correctionsOf(
  db: Executor,
  orderId: number,
): Promise<readonly (typeof parcelCorrections.$inferSelect & { readonly agent: AgentName | null })[]> {
  return db
    .select({ ...getTableColumns(parcelCorrections), agent: agentName })
    .from(parcelCorrections)
    .leftJoin(agents, eq(agents.id, parcelCorrections.agentId))
    .where(eq(parcelCorrections.orderId, orderId))
    .orderBy(desc(parcelCorrections.id));
}
