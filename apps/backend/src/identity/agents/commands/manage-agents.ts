import { createPasswords } from "../../authentication/passwords.ts";
import { table } from "../../../platform/cli/table.ts";
import { CommandError, type CommandContext, UsageError } from "../../../platform/domain/command.ts";
import { agents } from "../../../platform/store/schema/agents.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, asc, eq, isNull } from "../../../platform/store/sql.ts";
import { demoAccountPrefix } from "../demo-account.ts";
import {
  addAccount,
  isAccountName,
  isDemoName,
  maxNicknameLength,
  type NewAccount,
  resetAccount,
  setAccountDisabled,
} from "../manage-accounts.ts";

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
    agent.role,
    agent.isAutomatic ? "automatic" : agent.isDisabled ? "disabled" : "",
  ]);
  for (const line of table([["account", "nickname", "answers for", "role", ""], ...lines])) print(line);
}

export async function addAgent({ db, now, print }: CommandContext, agent: NewAccount): Promise<void> {
  const { account, nickname, shopId } = agent;
  if (!isAccountName(account)) throw new UsageError("An account is 2 to 32 letters, digits and . @ _ -");
  if (isDemoName(account)) throw new UsageError(`Accounts that begin with "${demoAccountPrefix}" are those of demos`);
  if (nickname === "" || Array.from(nickname).length > maxNicknameLength)
    throw new UsageError(`Say by what name customers see it, in 1 to ${maxNicknameLength} characters`);
  if (shopId !== null && (await db.$count(shops, and(eq(shops.id, shopId), isNull(shops.deletedAt)))) === 0)
    throw new CommandError(`There is no shop ${shopId}`);
  const password = await addAccount({ db, passwords: createPasswords(), now: now() }, agent);
  if (password === null) throw new CommandError(`There is an account "${account}" already`);
  print(`${account} logs in with ${password}`);
}

export async function setDisabled({ db, print }: CommandContext, account: string, isDisabled: boolean): Promise<void> {
  if (!(await setAccountDisabled(db, { account }, isDisabled))) throw nobody(account);
  print(`${account} is ${isDisabled ? "disabled" : "enabled"}`);
}

export async function resetPassword({ db, print }: CommandContext, account: string): Promise<void> {
  const password = await resetAccount(db, createPasswords(), { account });
  if (password === null) throw nobody(account);
  print(`${account} logs in with ${password}`);
}

function nobody(account: string): CommandError {
  return new CommandError(`There is no account "${account}" that anybody logs in with`);
}
