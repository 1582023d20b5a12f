import { parseArgs } from "node:util";
import {
  type Command,
  UsageError,
  namedId,
  CommandError,
  type CommandContext,
} from "../../../platform/domain/command.ts";
import { type DeskRole, agents } from "../../../platform/store/schema/agents.ts";
import { createPasswords } from "../../authentication/passwords.ts";
import { table } from "../../../platform/cli/table.ts";
import { shops } from "../../../platform/store/schema/merchants.ts";
import { and, asc, eq, isNull } from "../../../platform/store/sql.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import { lockAgent } from "../lock-agent.ts";
import { hasSecondFactor, removeAllFactors } from "../second-factor/factors-of.ts";
import {
  addAccount,
  demoAccountPrefix,
  hasAccount,
  isAccountName,
  isDemoName,
  maxNicknameLength,
  type NewAccount,
  resetAccount,
  setAccountDisabled,
} from "../manage-accounts.ts";

export const agentsCommand: Command = {
  name: "agents",
  usage:
    "list | add <account> <nickname> [--shop <id>] [--role <role>] | disable|enable <account> | reset <account> [--remove-second-factor]",
  help: "Who answers customers, for a shop or for the platform; a new password is printed once, with add and reset",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { shop: { type: "string" }, role: { type: "string" }, "remove-second-factor": { type: "boolean" } },
    });
    const [what = "list", account = "", ...more] = positionals;
    const removesFactor = values["remove-second-factor"] === true;
    if (what !== "reset" && removesFactor) throw new UsageError("--remove-second-factor is for reset");
    if (what !== "add" && values.shop !== undefined) throw new UsageError("--shop is for add");
    if (what !== "add" && values.role !== undefined) throw new UsageError("--role is for add");
    if (what === "list" && account === "") return listAgents(context);
    if (account === "" || (what !== "add" && more.length > 0)) throw new UsageError(`Name one account to ${what}`);
    if (what === "add") {
      const shopId = values.shop === undefined ? null : namedId(values.shop, "a shop");
      return addAgent(context, { account, nickname: more.join(" ").trim(), shopId, role: roleOf(values.role, shopId) });
    }
    if (what === "disable" || what === "enable") return setDisabled(context, account, what === "disable");
    if (what === "reset") return resetPassword(context, account, removesFactor);
    throw new UsageError(`Nothing is known about "${what}"`);
  },
};

/** Operators are the platform's; staff and owners are a shop's. */
function roleOf(name: string | undefined, shopId: number | null): DeskRole {
  const allowed: readonly DeskRole[] = shopId === null ? ["agent", "operator"] : ["agent", "staff", "owner"];
  const role = allowed.find((each) => each === (name ?? "agent"));
  if (role === undefined) throw new UsageError(`There is no role "${name}" here. Known: ${allowed.join(", ")}`);
  return role;
}

async function listAgents({ db, print }: CommandContext): Promise<void> {
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

async function addAgent({ db, now, print }: CommandContext, agent: NewAccount): Promise<void> {
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

async function setDisabled({ db, print }: CommandContext, account: string, isDisabled: boolean): Promise<void> {
  if (!(await setAccountDisabled(db, { account }, isDisabled))) throw nobody(account);
  print(`${account} is ${isDisabled ? "disabled" : "enabled"}`);
}

/** A second factor stays unless its owner has lost it: whoever gives a password does not give both. */
async function resetPassword({ db, print }: CommandContext, account: string, removesFactor: boolean): Promise<void> {
  const password = await resetAccount(db, createPasswords(), { account });
  if (password === null) throw nobody(account);
  print(`${account} logs in with ${password}`);
  const [agent] = await db.select({ id: agents.id }).from(agents).where(hasAccount(account));
  if (agent === undefined || !(await hasSecondFactor(db, agent.id))) return;
  if (!removesFactor) return print("and with the second factor, which --remove-second-factor would have removed");
  await retriedTransaction(db, async (tx) => {
    await lockAgent(tx, agent.id);
    await removeAllFactors(tx, agent.id);
  });
  print("The second factor is removed");
}

function nobody(account: string): CommandError {
  return new CommandError(`There is no account "${account}" that anybody logs in with`);
}
