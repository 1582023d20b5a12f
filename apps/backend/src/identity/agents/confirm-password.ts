import { beginPasswordAttempt } from "../authentication/password-attempt.ts";
import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError, LoginRequired } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { eq } from "../../platform/store/sql.ts";
import { loginAtDesk, typedPassword } from "./desk-password.ts";

/**
 * Whether it really is who is logged in, and not who has found the desk open. Tries count as those of a login.
 *
 * @returns the hash that it was compared with
 * @throws {DomainError} where it is not
 */
export async function confirmPassword({ db, agent, body, passwords, address, now }: AgentContext): Promise<string> {
  const current = typedPassword(body, "current");
  if (current === "") throw new DomainError("agentPasswordMissing", { field: "current" });
  const { passwordHash } = await ownRow(db, agent.id);
  const attempt = await beginPasswordAttempt(db, loginAtDesk(agent.account), address, now());
  const isRight = await passwords.matches(current, passwordHash).catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (!isRight || passwordHash === null) throw new DomainError("passwordWrong", { field: "current" });
  await attempt.succeeded({ agentId: agent.id });
  return passwordHash;
}

/** Of who is logged in. */
export async function ownRow(db: Executor, id: number) {
  const [row] = await db.select().from(agents).where(eq(agents.id, id));
  if (row === undefined) throw new LoginRequired();
  return row;
}
