import type { Executor } from "../../platform/store/database.ts";
import { productApprovals, products, productTakedowns } from "../../platform/store/schema/catalog.ts";
import { sql } from "../../platform/store/sql.ts";

/**
 * Makes `is_approved`, which lists, search, carts and orders heed, what follows from the two states that operators decide on:
 * a product is approved where it is neither taken down nor waits for approval. Whoever changes one of them calls it.
 */
export async function settleApproval(tx: Executor, productIds: readonly number[], now: Date): Promise<void> {
  if (productIds.length === 0) return;
  const hasNone = (table: typeof productApprovals | typeof productTakedowns) =>
    sql`not exists (select from ${table} as standing where standing.product_id = product.id)`;
  await tx.execute(sql`
    update ${products} as product set is_approved = not product.is_approved, updated_at = ${now.toISOString()}
    where product.id = any(${sql.param(productIds)}::int[])
      and product.is_approved <> (${hasNone(productTakedowns)} and ${hasNone(productApprovals)})`);
}
