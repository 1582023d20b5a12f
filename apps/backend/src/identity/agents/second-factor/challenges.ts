import { randomBytes } from "node:crypto";
import { DomainError } from "../../../platform/http/domain-error.ts";
import type { Executor } from "../../../platform/store/database.ts";
import { agentChallenges, type ChallengeContents } from "../../../platform/store/schema/second-factors.ts";
import { and, eq, gt, lt, sql } from "../../../platform/store/sql.ts";
import type { Job, JobContext } from "../../../platform/domain/job.ts";
import { hashOfToken } from "../../authentication/session-ends.ts";

/** For the app to be found, or to be installed. */
const lifetimeMs = 15 * 60 * 1000;

const maxTries = 5;

type Purpose = ChallengeContents["purpose"];

export interface Challenge<Which extends Purpose> {
  readonly tokenHash: string;
  readonly agentId: number | null;
  readonly contents: Extract<ChallengeContents, { readonly purpose: Which }>;
}

/** @returns the token, which is stored nowhere */
export async function openChallenge(
  tx: Executor,
  { agentId, contents }: { readonly agentId: number | null; readonly contents: ChallengeContents },
  now: Date,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  await tx.insert(agentChallenges).values({ tokenHash: hashOfToken(token), agentId, contents, expiresAt });
  return token;
}

/**
 * Counts a try, outside of the transaction that a wrong one would take back.
 *
 * @throws {DomainError} where there is no such challenge, or none any more
 */
export async function tryChallenge<Which extends Purpose>(
  tx: Executor,
  token: string,
  purpose: Which,
  now: Date,
): Promise<Challenge<Which>> {
  const [found] = await tx
    .update(agentChallenges)
    .set({ tries: sql`${agentChallenges.tries} + 1` })
    .where(
      and(
        eq(agentChallenges.tokenHash, hashOfToken(token)),
        gt(agentChallenges.expiresAt, now),
        lt(agentChallenges.tries, maxTries),
      ),
    )
    .returning();
  if (found === undefined || found.contents.purpose !== purpose) throw isOver();
  const { tokenHash, agentId, contents } = found;
  return { tokenHash, agentId, contents: contents as Challenge<Which>["contents"] };
}

/** Uses a challenge up. Belongs into the transaction of what it was for. @throws {DomainError} where somebody was faster */
export async function closeChallenge(tx: Executor, { tokenHash }: { readonly tokenHash: string }): Promise<void> {
  const closed = await tx
    .delete(agentChallenges)
    .where(eq(agentChallenges.tokenHash, tokenHash))
    .returning({ tokenHash: agentChallenges.tokenHash });
  if (closed.length === 0) throw isOver();
}

function isOver(): DomainError {
  return new DomainError("challengeOver", { field: "challenge" });
}

export const forgetChallenges = {
  name: "forget expired challenges of the desk",
  everyMilliseconds: 10 * 60 * 1000,
  run: async ({ db, now }: JobContext) =>
    (await db.delete(agentChallenges).where(lt(agentChallenges.expiresAt, now()))).rowCount ?? 0,
} satisfies Job;
