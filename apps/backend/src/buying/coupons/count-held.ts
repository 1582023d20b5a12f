import type { Executor } from "../../platform/store/database.ts";
import { customerCoupons } from "../../platform/store/schema/coupons.ts";
import { and, count, eq, gt, isNull } from "../../platform/store/sql.ts";
import { singleRow } from "../../platform/store/rows.ts";

/** How many coupons a customer holds that are neither used nor over. */
export async function countHeldCoupons(db: Executor, customerId: number, now: Date): Promise<number> {
  const rows = await db
    .select({ held: count() })
    .from(customerCoupons)
    .where(
      and(
        eq(customerCoupons.customerId, customerId),
        isNull(customerCoupons.usedAt),
        gt(customerCoupons.validUntil, now),
      ),
    );
  return singleRow(rows).held;
}
