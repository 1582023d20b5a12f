import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { eq } from "../../platform/store/sql.ts";

/** Two changes of what an account logs in with, and its logins, come one after another. Belongs into a transaction. */
export async function lockAgent(tx: Executor, id: number): Promise<void> {
  await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for("update");
}
