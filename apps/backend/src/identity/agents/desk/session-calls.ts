import type { AgentContext } from "../../../platform/http/agent-call.ts";
import { DomainError } from "../../../platform/http/domain-error.ts";
import { Reply } from "../../../platform/http/reply.ts";
import { requiredId } from "../../../platform/http/required-id.ts";
import { instant } from "../../../platform/wire/time.ts";
import { endAgentSessions, openAgentSessions } from "../agent-session.ts";

/** `account/sessions`: where one is logged in. An id is of no use to anybody else, and says nothing of the token. */
export async function handleSessions({ db, agent, token, now }: AgentContext) {
  const open = await openAgentSessions(db, { agentId: agent.id, token, now: now() });
  return open.map(({ id, device, network, createdAt, usedAt, isThis }) => ({
    id,
    device,
    network,
    begun_at: instant(createdAt),
    used_at: instant(usedAt),
    is_this: isThis,
  }));
}

/** `account/end_session`: one of the own others. Anybody else's is as unknown as one that there never was. */
export async function handleEndSession({ db, agent, token, body }: AgentContext) {
  const meant = { agentId: agent.id, id: requiredId(body, "id"), except: token };
  const ended = await db.transaction((tx) => endAgentSessions(tx, meant, "elsewhere"));
  if (ended === 0) throw new DomainError("sessionUnknown", { notFound: true });
  return new Reply([], { key: "sessionEnded" });
}

/** `account/end_other_sessions`: all but the one that asks; it succeeds also where there is no other. */
export async function handleEndOtherSessions({ db, agent, token }: AgentContext) {
  await db.transaction((tx) => endAgentSessions(tx, { agentId: agent.id, except: token }, "elsewhere"));
  return new Reply([], { key: "sessionEnded" });
}
