import { createHash } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { endedSessions, type SessionEnd, sessions } from "../../platform/store/schema/authentication.ts";
import { and, eq, gt, lt } from "../../platform/store/sql.ts";
import type { Job, JobContext } from "../../platform/domain/job.ts";

/** Longer than any that was ever given out. */
const maxTokenLength = 100;

/** What is kept of a token, which only the client has. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Remembers why sessions that have just been deleted are over. Belongs into the transaction that has deleted them. */
export async function noteSessionEnds(
  tx: Executor,
  ended: readonly { readonly tokenHash: string; readonly expiresAt: Date }[],
  reason: SessionEnd,
): Promise<void> {
  if (ended.length === 0) return;
  const rows = ended.map(({ tokenHash, expiresAt }) => ({ tokenHash, expiresAt, reason }));
  await tx.insert(endedSessions).values(rows).onConflictDoNothing();
}

/** What has ended the token's session before its time; null: nothing, or it would be over by itself. */
export async function sessionEndOf(db: Executor, token: string, now: Date): Promise<SessionEnd | null> {
  if (token === "" || token.length > maxTokenLength) return null;
  const [found] = await db
    .select({ reason: endedSessions.reason })
    .from(endedSessions)
    .where(and(eq(endedSessions.tokenHash, hashOfToken(token)), gt(endedSessions.expiresAt, now)));
  return found?.reason ?? null;
}

/** Removes sessions that nobody has used for as long as they last, and what is known of those ended before. */
export const forgetEndedSessions = {
  name: "forget ended sessions",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) => {
    const at = now();
    const expired = await db.delete(sessions).where(lt(sessions.expiresAt, at));
    const ended = await db.delete(endedSessions).where(lt(endedSessions.expiresAt, at));
    return (expired.rowCount ?? 0) + (ended.rowCount ?? 0);
  },
} satisfies Job;
