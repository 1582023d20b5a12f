import type { DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { agentChallenges } from "../../platform/store/schema/second-factors.ts";
import { isNull } from "../../platform/store/sql.ts";
import { deviceOf } from "../authentication/device.ts";
import { webClient } from "../authentication/session.ts";
import { beginSession } from "../agents/check-login.ts";
import { type AddedFactor, storeFactor } from "../agents/second-factor/added-factor.ts";
import { type Challenge, closeChallenge } from "../agents/second-factor/challenges.ts";
import { renewRecoveryCodes } from "../agents/second-factor/recovery-codes.ts";
import { hasOperator, lockFirstOperator } from "./has-operator.ts";
import { forgetCodes } from "./one-time-codes.ts";

/**
 * Makes the first operator with a second factor and recovery codes, and begins the session: all of it, or nothing. Belongs into
 * a transaction.
 *
 * @throws {DomainError} where somebody was faster
 */
export async function makeOperator(
  tx: Executor,
  context: Pick<DeskContext, "address" | "images" | "now" | "userAgent">,
  challenge: Challenge<"first-operator">,
  factor: AddedFactor,
) {
  const now = context.now();
  await lockFirstOperator(tx);
  if (await hasOperator(tx)) throw new DomainError("firstOperatorExists");
  await closeChallenge(tx, challenge);
  const { account, nickname, passwordHash } = challenge.contents;
  const [agent] = await tx
    .insert(agents)
    .values({ account, nickname, passwordHash, shopId: null, role: "operator", createdAt: now })
    .onConflictDoNothing()
    .returning({ id: agents.id });
  if (agent === undefined) throw new DomainError("teamAccountTaken", { field: "account" });
  await storeFactor(tx, { agentId: agent.id, device: deviceOf(context.userAgent) }, factor, now);
  const recoveryCodes = await renewRecoveryCodes(tx, agent.id);
  await forgetCodes(tx);
  // Whoever else was about to make one: not even should this operator be disabled in a minute.
  await tx.delete(agentChallenges).where(isNull(agentChallenges.agentId));
  const session = await beginSession(tx, context, { agentId: agent.id, passwordHash, client: webClient });
  return { ...session, recovery_codes: recoveryCodes };
}
