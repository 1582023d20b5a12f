import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { and, eq, isNotNull, sql } from "../../platform/store/sql.ts";

/** Any number that no other lock has. */
const lock = 0x0f_1e_57;

/** Whether anybody can log in as an operator. */
export async function hasOperator(db: Executor): Promise<boolean> {
  const isOne = and(eq(agents.role, "operator"), eq(agents.isDisabled, false), isNotNull(agents.passwordHash));
  return (await db.$count(agents, isOne)) > 0;
}

/** Of all nodes, one at a time decides about codes or makes the first operator. Belongs into a transaction. */
export async function lockFirstOperator(tx: Executor): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
}
