import { demoRefusals } from "../../../service/after-sales/after-sale-texts.ts";
import { lockFreeAfterSale } from "../../../service/after-sales/due-after-sales.ts";
import { type AfterSaleChange, moveAfterSale } from "../../../service/after-sales/move-after-sale.ts";
import type { JobContext } from "../../../platform/domain/job.ts";
import { eachDue } from "../../../platform/jobs/each-due.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { type AfterSale, afterSaleEvents, afterSales } from "../../../platform/store/schema/after-sales.ts";
import { orders } from "../../../platform/store/schema/orders.ts";
import { and, asc, eq, gt, inArray, like, lte, not, sql, type SQL } from "../../../platform/store/sql.ts";
import { seededParcels } from "./journey.ts";
import { agents, agentSessions } from "../../../platform/store/schema/agents.ts";

/** Longer than it takes until the use of a session is noted, and than reading a page without a press. */
const seenLately = 15 * 60 * 1000;

/** Whether nobody has lately been at the desk of a shop: whoever is there wants to do its work, and not to see it done. */
export function isLeftAlone(shopId: typeof orders.shopId | typeof afterSales.shopId, now: Date): SQL {
  const since = new Date(now.getTime() - seenLately);
  return sql`not exists (
    select from ${agentSessions} join ${agents} on ${agents.id} = ${agentSessions.agentId}
    where ${agents.shopId} = ${shopId}
      and ${agentSessions.usedAt} > ${since.toISOString()} and ${agentSessions.expiresAt} > ${now.toISOString()})`;
}

const atOnce = 100;
/** As long as a shop thinks, and an operator can be quicker. */
const thought = 30_000;

/**
 * Answers what customers ask for: shops agree, and take their goods back. Money alone, for no reason in words or pictures,
 * they refuse the first time.
 */
export function answerRequests(context: JobContext): Promise<number> {
  const now = context.now();
  const lastEvent = sql`(select max(${afterSaleEvents.createdAt}) from ${afterSaleEvents}
    where ${afterSaleEvents.afterSaleId} = ${afterSales.id})`;
  const isSeeded = like(sql`coalesce(${orders.trackingNumber}, '')`, `${seededParcels}%`);
  return eachDue(context, {
    what: "to answer after-sales request",
    find: (db, after) =>
      db
        .select({ id: afterSales.id })
        .from(afterSales)
        .innerJoin(orders, eq(orders.id, afterSales.orderId))
        .where(
          and(
            inArray(afterSales.state, ["applied", "returned"]),
            lte(lastEvent, new Date(now.getTime() - thought).toISOString()),
            not(isSeeded),
            isLeftAlone(afterSales.shopId, now),
            gt(afterSales.id, after),
          ),
        )
        .orderBy(asc(afterSales.id))
        .limit(atOnce),
    finish: async (tx, id) => {
      const asked = await lockFreeAfterSale(tx, id);
      const change = asked === null ? null : await answerTo(tx, asked);
      if (change === null) return false;
      await moveAfterSale(tx, { afterSaleId: id, change, actor: { kind: "shop" }, now });
      return true;
    },
  });
}

async function answerTo(tx: Executor, { id, state, type, remark, images }: AfterSale): Promise<AfterSaleChange | null> {
  if (state === "returned") return { action: "receive" };
  if (state !== "applied") return null;
  const isUnexplained = type === "refund" && remark === "" && images.length === 0;
  const refusals = and(eq(afterSaleEvents.afterSaleId, id), eq(afterSaleEvents.to, "refused"));
  const isFirst = (await tx.$count(afterSaleEvents, refusals)) === 0;
  return isUnexplained && isFirst ? { action: "refuse", remark: demoRefusals.explain.zh } : { action: "agree" };
}
