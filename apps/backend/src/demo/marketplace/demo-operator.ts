import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { eq } from "../../platform/store/sql.ts";
import { demoAccount, platformAgentKey } from "./chat/demo-agents.ts";

/** The account in whose name the demo's contents are published; null where it is not there. */
export async function demoOperator(tx: Executor): Promise<number | null> {
  const [operator] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(eq(agents.account, demoAccount(platformAgentKey)));
  return operator?.id ?? null;
}
