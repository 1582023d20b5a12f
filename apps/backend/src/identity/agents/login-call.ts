import type { AgentContext, DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Reply } from "../../platform/http/reply.ts";
import { closeAgentSession } from "./agent-session.ts";
import { beginSession, checkLogin } from "./check-login.ts";
import { lockAgent } from "./lock-agent.ts";
import { hasSecondFactor } from "./second-factor/factors-of.ts";

/**
 * `account/login` of the contract, which knows no second factor: whoever has one logs in at the desk. That is said to nobody
 * who does not have the password.
 */
export async function handleAgentLogin(context: DeskContext) {
  const { db } = context;
  const { agent, passwordHash, client } = await checkLogin(context);
  const begun = await db.transaction(async (tx) => {
    await lockAgent(tx, agent.id);
    if (await hasSecondFactor(tx, agent.id)) throw new DomainError("agentNeedsSecondFactor");
    return beginSession(tx, context, { agentId: agent.id, passwordHash, client });
  });
  return new Reply(begun, { key: "agentLoggedIn" });
}

/** `account/logout` */
export async function handleAgentLogout({ db, token }: AgentContext) {
  await closeAgentSession(db, token);
  return [];
}
