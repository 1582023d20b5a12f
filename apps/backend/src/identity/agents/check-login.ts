import { beginPasswordAttempt } from "../authentication/password-attempt.ts";
import type { DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import { agents, type AgentRow } from "../../platform/store/schema/agents.ts";
import { eq } from "../../platform/store/sql.ts";
import type { Executor } from "../../platform/store/database.ts";
import { openAgentSession } from "./agent-session.ts";
import { loginAtDesk, typedPassword } from "./desk-password.ts";
import { hasAccount } from "./manage-accounts.ts";

/** Somebody whose password was right. */
export interface CheckedLogin {
  readonly agent: AgentRow;
  /** That the password was compared with. */
  readonly passwordHash: string;
  /** The kind of client, 1 to 6. */
  readonly client: number;
}

/**
 * Whose account and password a login names. With the wrong kind of agent, as with none, nothing is told of which accounts
 * there are.
 *
 * @throws {DomainError} that says what is missing or wrong
 */
export async function checkLogin({ db, body, passwords, address, now }: DeskContext): Promise<CheckedLogin> {
  const account = requiredText(plainLogin(body.text("account")), "agentAccountMissing");
  const password = requiredText(typedPassword(body, "password"), "agentPasswordMissing");
  const isOfShop = requiredText(body.text("type"), "agentParameterMissing") === "1";
  const client = body.integer("client");
  if (client === null || client < 1 || client > 6) throw new DomainError("agentClientMissing");
  const attempt = await beginPasswordAttempt(db, loginAtDesk(account), address, now());
  const [found] = await db.select().from(agents).where(hasAccount(account));
  const agent = found === undefined || (found.shopId !== null) !== isOfShop ? null : found;
  const passwordHash = agent?.passwordHash ?? null;
  const isRight = await passwords.matches(password, passwordHash).catch(async (error: unknown) => {
    await attempt.cancel();
    throw error;
  });
  if (!isRight || agent === null || passwordHash === null) throw new DomainError("agentCredentialsWrong");
  await attempt.succeeded({ agentId: agent.id });
  if (agent.isDisabled) throw new DomainError("agentDisabled");
  return { agent, passwordHash, client };
}

/**
 * Begins the session of somebody who has proved all that the account asks for, with what the contract answers. Belongs into a
 * transaction. A password that was reset in the meantime has ended all sessions, so none may begin with the old one.
 */
export async function beginSession(
  tx: Executor,
  { userAgent, address, images, now }: Pick<DeskContext, "userAgent" | "address" | "images" | "now">,
  {
    agentId,
    passwordHash,
    client,
  }: { readonly agentId: number; readonly passwordHash: string; readonly client: number },
) {
  const token = await openAgentSession(tx, { id: agentId, passwordHash }, { kind: client, userAgent, address }, now());
  const [agent] = await tx.select().from(agents).where(eq(agents.id, agentId));
  if (token === null || agent === undefined) throw new DomainError("agentCredentialsWrong");
  if (agent.isDisabled) throw new DomainError("agentDisabled");
  return {
    id: agent.id,
    nickname: agent.nickname,
    avatar: agent.avatar === null ? "" : images.of(agent.avatar),
    shop_id: agent.shopId ?? 0,
    // Ours.
    role: agent.role,
    account: agent.account,
    must_change_password: agent.mustChangePassword ? 1 : 0,
    token,
  };
}

function requiredText(
  text: string,
  missing: "agentAccountMissing" | "agentPasswordMissing" | "agentParameterMissing",
): string {
  if (text === "") throw new DomainError(missing);
  return text;
}
