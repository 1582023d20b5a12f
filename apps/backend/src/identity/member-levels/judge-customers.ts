import type { Executor } from "../../platform/store/database.ts";
import { inArray, type SQL, sql } from "../../platform/store/sql.ts";
import { customers, memberLevels } from "../../platform/store/schema/customers.ts";
import { orders } from "../../platform/store/schema/orders.ts";

/**
 * Customers get the highest level of those that their completed orders reach, and the one that they were given by hand. Orders
 * that were made before cost what they did.
 *
 * @returns how many have another level now
 */
export function judgeCustomers(tx: Executor, ids: readonly number[], now: Date): Promise<number> {
  return assign(tx, ids, now, sql`${memberLevels.id} = judged.given_level_id`);
}

/** The same where they may only move up: an order of theirs has just been completed. */
export function raiseCustomers(tx: Executor, ids: readonly number[], now: Date): Promise<number> {
  return assign(tx, ids, now, sql`${memberLevels.id} in (judged.given_level_id, judged.level_id)`);
}

/** Touches only the rows of those whose level changes. */
async function assign(tx: Executor, ids: readonly number[], now: Date, isHeld: SQL): Promise<number> {
  if (ids.length === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    update ${customers} set level_id = found.level_id
    from (
      select judged.id, (
        select ${memberLevels.id} from ${memberLevels}
        where ${memberLevels.deletedAt} is null
          and (${isHeld} or ${memberLevels.turnoverFrom} <= ${turnover(now)})
        order by ${memberLevels.position} desc, ${memberLevels.id} desc limit 1
      ) as level_id
      from customers as judged where ${inArray(sql`judged.id`, [...ids])} and judged.deleted_at is null
    ) as found
    where ${customers.id} = found.id and ${customers.levelId} is distinct from found.level_id`);
  return rowCount ?? 0;
}

/** Fen of the completed orders of the days that a level looks back, without what was given back. */
function turnover(now: Date): SQL {
  return sql`(
    select coalesce(sum(${orders.amount} - ${orders.refundedAmount}), 0) from ${orders}
    where ${orders.customerId} = judged.id and ${orders.state} = 'completed'
      and ${orders.completedAt} > ${now.toISOString()}::timestamptz - make_interval(days => ${memberLevels.turnoverDays}))`;
}
