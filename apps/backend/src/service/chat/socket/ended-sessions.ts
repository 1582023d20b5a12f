import type { Services } from "../../../platform/http/services.ts";
import { agents, agentSessions } from "../../../platform/store/schema/agents.ts";
import { sessions } from "../../../platform/store/schema/authentication.ts";
import { customers } from "../../../platform/store/schema/customers.ts";
import { and, eq, gt, inArray, isNull } from "../../../platform/store/sql.ts";
import type { LiveSocket } from "./live-socket.ts";

/** Those of some sockets whose session is over, by whatever. */
export async function sessionsThatEnded(
  { db, now }: Services,
  sockets: readonly LiveSocket[],
): Promise<readonly LiveSocket[]> {
  const ofCustomers = sockets.filter(({ person }) => person.side === "user");
  const ofAgents = sockets.filter(({ person }) => person.side === "kefu");
  const [live, liveOfAgents] = await Promise.all([
    ofCustomers.length === 0
      ? []
      : db
          .select({ id: sessions.id })
          .from(sessions)
          .innerJoin(customers, eq(customers.id, sessions.customerId))
          .where(
            and(
              inArray(sessions.id, idsOf(ofCustomers)),
              gt(sessions.expiresAt, now()),
              eq(customers.isDisabled, false),
              isNull(customers.deletedAt),
            ),
          ),
    ofAgents.length === 0
      ? []
      : db
          .select({ id: agentSessions.id })
          .from(agentSessions)
          .innerJoin(agents, eq(agents.id, agentSessions.agentId))
          .where(
            and(
              inArray(agentSessions.id, idsOf(ofAgents)),
              gt(agentSessions.expiresAt, now()),
              eq(agents.isDisabled, false),
            ),
          ),
  ]);
  return [...endedOf(ofCustomers, live), ...endedOf(ofAgents, liveOfAgents)];
}

function endedOf(sockets: readonly LiveSocket[], live: readonly { readonly id: number }[]): readonly LiveSocket[] {
  const ids = new Set(live.map(({ id }) => id));
  return sockets.filter(({ person }) => !ids.has(person.sessionId));
}

function idsOf(sockets: readonly LiveSocket[]): number[] {
  return [...new Set(sockets.map(({ person }) => person.sessionId))];
}
