import { beginPasswordAttempt } from "../authentication/password-attempt.ts";
import type { AgentContext, DeskContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { plainLogin } from "../../platform/http/plain-entry.ts";
import { Reply } from "../../platform/http/reply.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { closeAgentSession, openAgentSession } from "./agent-session.ts";
import { loginAtDesk, typedPassword } from "./desk-password.ts";
import { hasAccount } from "./manage-accounts.ts";

/** `account/login`: with the wrong kind of agent, as with none, nothing is told of which accounts there are. */
export async function handleAgentLogin(context: DeskContext) {
  const { db, body, passwords, address, userAgent, images, now } = context;
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
  // A password that was reset in the meantime has ended all sessions, so none may begin with the old one.
  const token = await db.transaction((tx) =>
    openAgentSession(tx, { id: agent.id, passwordHash }, { kind: client, userAgent, address }, now()),
  );
  if (token === null) throw new DomainError("agentCredentialsWrong");
  return new Reply(
    {
      id: agent.id,
      nickname: agent.nickname,
      avatar: agent.avatar === null ? "" : images.of(agent.avatar),
      shop_id: agent.shopId ?? 0,
      // Ours.
      role: agent.role,
      account: agent.account,
      must_change_password: agent.mustChangePassword ? 1 : 0,
      token,
    },
    { key: "agentLoggedIn" },
  );
}

/** `account/logout` */
export async function handleAgentLogout({ db, token }: AgentContext) {
  await closeAgentSession(db, token);
  return [];
}

function requiredText(
  text: string,
  missing: "agentAccountMissing" | "agentPasswordMissing" | "agentParameterMissing",
): string {
  if (text === "") throw new DomainError(missing);
  return text;
}
