import type { Executor } from "../../platform/store/database.ts";
import { sql } from "../../platform/store/sql.ts";

/** Any number that no other lock has. */
const lock = 0x0c_a7_e9;

/** Whoever changes the tree does so alone: each change is checked against the whole of it. */
export async function lockCategoryTree(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
}

/**
 * Keeps the tree as it is until the transaction ends. Whoever writes where a product stands (its three categories) calls
 * this before they read the tree: else a category that is moved meanwhile leaves the product below where it stood before.
 */
export async function holdCategoryTree(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock}, 0)`);
}
