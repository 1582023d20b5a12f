import type { StoredProduct } from "../../catalogue/products/stored-products.ts";
import type { Executor } from "../../platform/store/database.ts";
import { insertRecords } from "../../platform/store/record-rows.ts";
import { productApprovals } from "../../platform/store/schema/catalog.ts";
import { inArray, sql } from "../../platform/store/sql.ts";
import type { ApprovalPolicy } from "./approval-policy.ts";
import { contentOf } from "./product-content.ts";
import { settleApproval } from "./settle-approval.ts";

/** What a shop has written, under locks on the products. */
export interface Written {
  readonly shopId: number;
  readonly policy: ApprovalPolicy;
  /** New products, which were stored unapproved where they have to wait. */
  readonly addedIds: readonly number[];
  /** Products of which something that operators look at is another one now, as they were before. */
  readonly before: readonly StoredProduct[];
  readonly now: Date;
}

/**
 * Lets products wait for an operator where that is wanted. One that waits already, or was refused, waits with a new revision, so
 * that nobody approves what they have not seen; that holds whatever is wanted by now.
 */
export async function noteWritten(tx: Executor, written: Written): Promise<void> {
  const { shopId, policy, addedIds, before, now } = written;
  const begun = { shopId, waitsSince: now };
  const added = policy === "nothing" ? [] : addedIds;
  await insertRecords(
    tx,
    productApprovals,
    added.map((productId) => ({ productId, ...begun, approved: null, grounds: "", revision: 1 })),
  );
  const known = new Set(await waitAgain(tx, before, now));
  const changed = policy === "all" ? before.filter(({ id }) => !known.has(id)) : [];
  await insertRecords(
    tx,
    productApprovals,
    changed.map((product) => ({
      productId: product.id,
      ...begun,
      approved: contentOf(product),
      grounds: "",
      revision: 1,
    })),
  );
  await settleApproval(tx, [...added, ...changed.map(({ id }) => id)], now);
}

/** @returns which of them were not approved */
async function waitAgain(tx: Executor, before: readonly StoredProduct[], now: Date): Promise<readonly number[]> {
  if (before.length === 0) return [];
  const { productId, waitsSince, refusedAt, revision } = productApprovals;
  const ids = before.map(({ id }) => id);
  const rows = await tx
    .update(productApprovals)
    .set({
      waitsSince: sql`case when ${refusedAt} is null then ${waitsSince} else ${now.toISOString()}::timestamptz end`,
      refusedAt: null,
      revision: sql`${revision} + 1`,
    })
    .where(inArray(productId, ids))
    .returning({ id: productId });
  return rows.map(({ id }) => id);
}
