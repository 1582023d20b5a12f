import type { Executor } from "../../../platform/store/database.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { agentPasskeys, agentRecoveryCodes, agentTotps } from "../../../platform/store/schema/second-factors.ts";
import { asc, eq, exists, or, type SQL, sql } from "../../../platform/store/sql.ts";

/** What an account of the desk has besides its password. */
export async function factorsOf(db: Executor, agentId: number) {
  const [totp] = await db
    .select({ createdAt: agentTotps.createdAt })
    .from(agentTotps)
    .where(eq(agentTotps.agentId, agentId));
  const passkeys = await db
    .select()
    .from(agentPasskeys)
    .where(eq(agentPasskeys.agentId, agentId))
    .orderBy(asc(agentPasskeys.id));
  return { totp: totp ?? null, passkeys, count: passkeys.length + (totp === undefined ? 0 : 1) };
}

export async function hasSecondFactor(db: Executor, agentId: number): Promise<boolean> {
  return (await factorsOf(db, agentId)).count > 0;
}

/** The same as a column of a query for accounts. */
export function withSecondFactor(db: Executor): SQL<boolean> {
  const totp = db.select().from(agentTotps).where(eq(agentTotps.agentId, agents.id));
  const passkey = db.select().from(agentPasskeys).where(eq(agentPasskeys.agentId, agents.id));
  return sql<boolean>`${or(exists(totp), exists(passkey))}`;
}

export function recoveryCodesLeft(db: Executor, agentId: number): Promise<number> {
  return db.$count(agentRecoveryCodes, eq(agentRecoveryCodes.agentId, agentId));
}

/** Leaves an account with its password alone. Belongs into a transaction. @returns whether there was anything to remove */
export async function removeAllFactors(tx: Executor, agentId: number): Promise<boolean> {
  const { count } = await factorsOf(tx, agentId);
  await tx.delete(agentTotps).where(eq(agentTotps.agentId, agentId));
  await tx.delete(agentPasskeys).where(eq(agentPasskeys.agentId, agentId));
  await tx.delete(agentRecoveryCodes).where(eq(agentRecoveryCodes.agentId, agentId));
  return count > 0;
}
