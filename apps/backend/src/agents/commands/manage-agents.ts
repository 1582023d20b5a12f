import { randomInt } from "node:crypto";
import { and, asc, eq, isNull } from "drizzle-orm";
import { createPasswords } from "../../authentication/passwords.ts";
import { table } from "../../cli/table.ts";
import { CommandError, type CommandContext, UsageError } from "../../domain/command.ts";
import { agents } from "../../store/schema/agents.ts";
import { shops } from "../../store/schema/merchants.ts";
import { demoAccountPrefix } from "../demo-account.ts";
import { closeAgentSessionsOf } from "../agent-session.ts";

export interface NewAgent {
  readonly account: string;
  readonly nickname: string;
  /** Null: the platform's. */
  readonly shopId: number | null;
}

export async function listAgents({ db, print }: CommandContext): Promise<void> {
  const rows = await db
    .select({ agent: agents, shop: shops.name })
    .from(agents)
    .leftJoin(shops, eq(shops.id, agents.shopId))
    .orderBy(asc(agents.id));
  if (rows.length === 0) return;
  const lines = rows.map(({ agent, shop }) => [
    agent.account,
    agent.nickname,
    agent.shopId === null ? "the platform" : `${agent.shopId} ${shop ?? ""}`,
    agent.isAutomatic ? "automatic" : agent.isDisabled ? "disabled" : "",
  ]);
  for (const line of table([["account", "nickname", "answers for", ""], ...lines])) print(line);
}

export async function addAgent({ db, now, print }: CommandContext, agent: NewAgent): Promise<void> {
  const { account, nickname, shopId } = agent;
  if (!/^[\w.@-]{2,32}$/.test(account)) throw new UsageError("An account is 2 to 32 letters, digits and . @ _ -");
  if (account.startsWith(demoAccountPrefix))
    throw new UsageError(`Accounts that begin with "${demoAccountPrefix}" are those of demos`);
  if (nickname === "" || nickname.length > 32)
    throw new UsageError("Say by what name customers see it, in 1 to 32 characters");
  if (shopId !== null && (await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
    throw new CommandError(`There is no shop ${shopId}`);
  const password = newPassword();
  const passwordHash = await createPasswords().hash(password);
  const added = await db
    .insert(agents)
    .values({ account, nickname, shopId, passwordHash, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: agents.id });
  if (added.length === 0) throw new CommandError(`There is an account "${account}" already`);
  print(`${account} logs in with ${password}`);
}

export async function setDisabled({ db, print }: CommandContext, account: string, isDisabled: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const [agent] = await tx
      .update(agents)
      .set({ isDisabled })
      .where(and(eq(agents.account, account), eq(agents.isAutomatic, false)))
      .returning({ id: agents.id });
    if (agent === undefined) throw new CommandError(`There is no account "${account}" that anybody logs in with`);
    if (isDisabled) await closeAgentSessionsOf(tx, agent.id);
  });
  print(`${account} is ${isDisabled ? "disabled" : "enabled"}`);
}

export async function resetPassword({ db, print }: CommandContext, account: string): Promise<void> {
  const password = newPassword();
  const passwordHash = await createPasswords().hash(password);
  await db.transaction(async (tx) => {
    const [agent] = await tx
      .update(agents)
      .set({ passwordHash })
      .where(and(eq(agents.account, account), eq(agents.isAutomatic, false)))
      .returning({ id: agents.id });
    if (agent === undefined) throw new CommandError(`There is no account "${account}" that anybody logs in with`);
    await closeAgentSessionsOf(tx, agent.id);
  });
  print(`${account} logs in with ${password}`);
}

/** Without what looks like something else. */
const letters = "23456789abcdefghjkmnpqrstuvwxyz";

function newPassword(): string {
  return Array.from({ length: 16 }, () => letters.charAt(randomInt(letters.length))).join("");
}
