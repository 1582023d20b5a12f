import { parseArgs } from "node:util";
import { type Command, UsageError, namedId } from "../../../platform/domain/command.ts";
import type { DeskRole } from "../../../platform/store/schema/agents.ts";
import { addAgent, listAgents, resetPassword, setDisabled } from "./manage-agents.ts";

export const agentsCommand: Command = {
  name: "agents",
  usage: "list | add <account> <nickname> [--shop <id>] [--role <role>] | disable|enable|reset <account>",
  help: "Who answers customers, for a shop or for the platform; a new password is printed once, with add and reset",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { shop: { type: "string" }, role: { type: "string" } },
    });
    const [what = "list", account = "", ...more] = positionals;
    if (what !== "add" && values.shop !== undefined) throw new UsageError("--shop is for add");
    if (what !== "add" && values.role !== undefined) throw new UsageError("--role is for add");
    if (what === "list" && account === "") return listAgents(context);
    if (account === "" || (what !== "add" && more.length > 0)) throw new UsageError(`Name one account to ${what}`);
    if (what === "add") {
      const shopId = values.shop === undefined ? null : namedId(values.shop, "a shop");
      return addAgent(context, { account, nickname: more.join(" ").trim(), shopId, role: roleOf(values.role, shopId) });
    }
    if (what === "disable" || what === "enable") return setDisabled(context, account, what === "disable");
    if (what === "reset") return resetPassword(context, account);
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
