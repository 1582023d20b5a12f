import type { Executor } from "../../platform/store/database.ts";
import { sql } from "../../platform/store/sql.ts";

/** Any number that no other lock has. */
const lock = 0x0b_2a_9d;

/** Whoever renames, merges or removes brands does so alone. */
export async function lockBrands(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
}

/** Keeps each brand what it is called until the transaction ends: whoever names brands by what they are called calls this first. */
export async function holdBrands(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lock}, 0)`);
}
