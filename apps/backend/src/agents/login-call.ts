import type { AgentContext, DeskContext } from "../http/agent-call.ts";
import { DomainError } from "../http/domain-error.ts";
import { Reply } from "../http/reply.ts";
import { networkOf } from "../rate-limits/network.ts";
import { countTry, takeBack } from "../rate-limits/rate-limit.ts";
import { agents } from "../store/schema/agents.ts";
import { closeAgentSession, openAgentSession } from "./agent-session.ts";
import { hasAccount } from "./has-account.ts";

/** Wrong passwords of a network, of agents of shops and of the platform apart. */
const perNetwork = { tries: 15, minutes: 30 };

/** `account/login`: with the wrong kind of agent, as with none, nothing is told of which accounts there are. */
export async function handleAgentLogin(context: DeskContext) {
  const { db, body, passwords, address, images, now } = context;
  const account = requiredText(body.text("account"), "agentAccountMissing");
  const password = requiredText(body.text("password"), "agentPasswordMissing");
  const isOfShop = requiredText(body.text("type"), "agentParameterMissing") === "1";
  const client = body.integer("client");
  if (client === null || client < 1 || client > 6) throw new DomainError("agentClientMissing");
  const key = `agent:${isOfShop ? "shop" : "platform"}:${networkOf(address)}`;
  await countTry(db, [{ key, ...perNetwork }], now());
  const [found] = await db.select().from(agents).where(hasAccount(account));
  const agent = found === undefined || (found.shopId !== null) !== isOfShop ? null : found;
  const passwordHash = agent?.passwordHash ?? null;
  if (!(await passwords.matches(password, passwordHash)) || agent === null || passwordHash === null)
    throw new DomainError("agentCredentialsWrong");
  await takeBack(db, [key]);
  if (agent.isDisabled) throw new DomainError("agentDisabled");
  // A password that was reset in the meantime has ended all sessions, so none may begin with the old one.
  const token = await db.transaction((tx) => openAgentSession(tx, { id: agent.id, passwordHash }, client, now()));
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
