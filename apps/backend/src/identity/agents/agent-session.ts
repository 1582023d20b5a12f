import { randomBytes } from "node:crypto";
import { deviceOf } from "../authentication/device.ts";
import { hashOfToken, noteSessionEnds } from "../authentication/session-ends.ts";
import { webClient } from "../authentication/session.ts";
import type { Agent } from "../../platform/http/agent-call.ts";
import { networkOf } from "../../platform/rate-limits/network.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents, agentSessions } from "../../platform/store/schema/agents.ts";
import type { SessionEnd } from "../../platform/store/schema/authentication.ts";
import { and, desc, eq, gt, ne, lt } from "../../platform/store/sql.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";

const oneMinute = 60 * 1000;

const lifetime = 24 * 60 * oneMinute;

/** That a session is used is written only this often. */
const notedEvery = 5 * oneMinute;

/** As many devices as somebody may well use, as customers have them. */
const maxWebSessions = 10;

/** As the contract writes them. */
const tokenShape = /^[\da-f]{32}$/;

/** What opens a session. */
interface AgentClient {
  /** 1 to 6, as the contract numbers the kinds of clients. */
  readonly kind: number;
  readonly userAgent: string;
  readonly address: string;
}

/**
 * Opens a session of an agent. Of the web there are up to ten, and then the one that began first is over; of every other
 * kind of client there is one. Belongs into a transaction.
 *
 * @returns the token, which is kept nowhere else; null where the hash that the password was compared with is no longer
 *   the agent's
 */
export async function openAgentSession(
  tx: Executor,
  { id: agentId, passwordHash }: { readonly id: number; readonly passwordHash: string },
  { kind, userAgent, address }: AgentClient,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(16).toString("hex");
  // Two logins at once: the second waits for the first, and sees its session.
  const isUnchanged = and(eq(agents.id, agentId), eq(agents.passwordHash, passwordHash));
  const [unchanged] = await tx.select({ id: agents.id }).from(agents).where(isUnchanged).for("update");
  if (unchanged === undefined) return null;
  const maxOlder = kind === webClient ? maxWebSessions - 1 : 0;
  const surplus = await tx
    .select({ id: agentSessions.id })
    .from(agentSessions)
    .where(and(eq(agentSessions.agentId, agentId), eq(agentSessions.client, kind)))
    .orderBy(desc(agentSessions.id))
    .offset(maxOlder);
  for (const { id } of surplus) await endAgentSessions(tx, { agentId, id }, "newer");
  await tx.insert(agentSessions).values({
    agentId,
    client: kind,
    tokenHash: hashOfToken(token),
    device: deviceOf(userAgent),
    network: networkOf(address),
    createdAt: now,
    usedAt: now,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  return token;
}

/**
 * Whose live session a token belongs to, and which it is. It is over a day after the login, however it is used.
 *
 * @param address from where it is used; without one its use is not noted
 */
export async function agentSessionOfToken(
  db: Executor,
  token: string,
  now: Date,
  address?: string,
): Promise<{ readonly sessionId: number; readonly agent: Agent } | null> {
  if (!tokenShape.test(token)) return null;
  const [row] = await db
    .select({
      sessionId: agentSessions.id,
      usedAt: agentSessions.usedAt,
      id: agents.id,
      shopId: agents.shopId,
      role: agents.role,
      account: agents.account,
      nickname: agents.nickname,
      avatar: agents.avatar,
      client: agentSessions.client,
      mustChangePassword: agents.mustChangePassword,
    })
    .from(agentSessions)
    .innerJoin(agents, eq(agents.id, agentSessions.agentId))
    .where(
      and(
        eq(agentSessions.tokenHash, hashOfToken(token)),
        gt(agentSessions.expiresAt, now),
        eq(agents.isDisabled, false),
      ),
    );
  if (row === undefined) return null;
  const { sessionId, usedAt, ...agent } = row;
  if (address !== undefined && now.getTime() - usedAt.getTime() >= notedEvery)
    await db
      .update(agentSessions)
      .set({ usedAt: now, network: networkOf(address) })
      .where(eq(agentSessions.id, sessionId));
  return { sessionId, agent };
}

export async function closeAgentSession(db: Executor, token: string): Promise<void> {
  await db.delete(agentSessions).where(eq(agentSessions.tokenHash, hashOfToken(token)));
}

/** The live sessions of an agent, the one that was used last first. */
export async function openAgentSessions(
  db: Executor,
  { agentId, token, now }: { readonly agentId: number; readonly token: string; readonly now: Date },
) {
  const rows = await db
    .select()
    .from(agentSessions)
    .where(and(eq(agentSessions.agentId, agentId), gt(agentSessions.expiresAt, now)))
    .orderBy(desc(agentSessions.usedAt), desc(agentSessions.id));
  const hash = hashOfToken(token);
  return rows.map(({ tokenHash, ...session }) => ({ ...session, isThis: tokenHash === hash }));
}

interface MeantAgentSessions {
  readonly agentId: number;
  /** Only this one; without it all of them. */
  readonly id?: number;
  /** The token of the one that goes on, whatever is meant. */
  readonly except?: string;
}

/**
 * Ends sessions of an agent. Whoever uses one of them hears why. Belongs into a transaction.
 *
 * @returns how many have ended
 */
export async function endAgentSessions(
  tx: Executor,
  { agentId, id, except }: MeantAgentSessions,
  reason: SessionEnd,
): Promise<number> {
  const ended = await tx
    .delete(agentSessions)
    .where(
      and(
        eq(agentSessions.agentId, agentId),
        id === undefined ? undefined : eq(agentSessions.id, id),
        except === undefined ? undefined : ne(agentSessions.tokenHash, hashOfToken(except)),
      ),
    )
    .returning({ tokenHash: agentSessions.tokenHash, expiresAt: agentSessions.expiresAt });
  await noteSessionEnds(tx, ended, reason);
  return ended.length;
}

export const forgetAgentSessions = {
  name: "forget ended sessions of agents",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) =>
    (await db.delete(agentSessions).where(lt(agentSessions.expiresAt, now()))).rowCount ?? 0,
} satisfies Job;
