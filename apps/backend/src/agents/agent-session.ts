import { createHash, randomBytes } from "node:crypto";
import type { Agent } from "../http/agent-call.ts";
import type { Executor } from "../store/database.ts";
import { agents, agentSessions } from "../store/schema/agents.ts";
import { and, eq, gt } from "../store/sql.ts";

const lifetime = 24 * 60 * 60 * 1000;
/** As the contract writes them. */
const tokenShape = /^[\da-f]{32}$/;

/**
 * Opens a session of an agent, which ends the one before of the same kind of client. Belongs into a transaction.
 *
 * @returns the token, which is kept nowhere else; null where the hash that the password was compared with is no longer
 *   the agent's
 */
export async function openAgentSession(
  tx: Executor,
  { id: agentId, passwordHash }: { readonly id: number; readonly passwordHash: string },
  client: number,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(16).toString("hex");
  // Two logins at once: the second waits for the first, and then ends its session.
  const isUnchanged = and(eq(agents.id, agentId), eq(agents.passwordHash, passwordHash));
  const [unchanged] = await tx.select({ id: agents.id }).from(agents).where(isUnchanged).for("update");
  if (unchanged === undefined) return null;
  await tx.delete(agentSessions).where(and(eq(agentSessions.agentId, agentId), eq(agentSessions.client, client)));
  const expiresAt = new Date(now.getTime() + lifetime);
  await tx.insert(agentSessions).values({ agentId, client, tokenHash: hashOf(token), expiresAt });
  return token;
}

/** Whose live session a token belongs to, and which it is. It is over a day after the login, however it is used. */
export async function agentSessionOfToken(
  db: Executor,
  token: string,
  now: Date,
): Promise<{ readonly sessionId: number; readonly agent: Agent } | null> {
  if (!tokenShape.test(token)) return null;
  const [row] = await db
    .select({
      sessionId: agentSessions.id,
      id: agents.id,
      shopId: agents.shopId,
      role: agents.role,
      nickname: agents.nickname,
      avatar: agents.avatar,
      client: agentSessions.client,
    })
    .from(agentSessions)
    .innerJoin(agents, eq(agents.id, agentSessions.agentId))
    .where(
      and(eq(agentSessions.tokenHash, hashOf(token)), gt(agentSessions.expiresAt, now), eq(agents.isDisabled, false)),
    );
  if (row === undefined) return null;
  const { sessionId, ...agent } = row;
  return { sessionId, agent };
}

export async function closeAgentSession(db: Executor, token: string): Promise<void> {
  await db.delete(agentSessions).where(eq(agentSessions.tokenHash, hashOf(token)));
}

export async function closeAgentSessionsOf(db: Executor, agentId: number): Promise<void> {
  await db.delete(agentSessions).where(eq(agentSessions.agentId, agentId));
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
