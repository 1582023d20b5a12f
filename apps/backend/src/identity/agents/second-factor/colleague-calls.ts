import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { and, eq, ne } from "../../../platform/store/sql.ts";
import { confirmPassword } from "../confirm-password.ts";
import { removeAllFactors } from "./factors-of.ts";

/**
 * `accounts/remove_factors`: of a colleague or a merchant who has lost theirs, by the operator's own password, so that nobody
 * who finds the desk open takes accounts over.
 */
export async function handleRemoveFactors(context: AgentContext) {
  const { db, agent, body } = context;
  const id = requiredId(body, "id");
  await confirmPassword(context);
  await retriedTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ id: agents.id })
      .from(agents)
      .where(and(eq(agents.id, id), ne(agents.id, agent.id), eq(agents.isAutomatic, false)))
      .for("update");
    if (found === undefined) throw new DomainError("deskAccountGone", { notFound: true });
    if (!(await removeAllFactors(tx, id))) throw new DomainError("factorUnknown", { notFound: true });
  });
  return new Reply([], { key: "saved" });
}
