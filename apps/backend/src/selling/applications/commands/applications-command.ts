import { parseArgs } from "node:util";
import {
  type Command,
  type CommandContext,
  UsageError,
  namedId,
  CommandError,
} from "../../../platform/domain/command.ts";
import { retriedTransaction } from "../../../platform/store/retried-transaction.ts";
import {
  type ApplicationState,
  applicationStates,
  merchantApplications,
} from "../../../platform/store/schema/applications.ts";
import { approveApplication, refuseApplication } from "../decide-application.ts";
import { table } from "../../../platform/cli/table.ts";
import { trades } from "../../../platform/store/schema/merchants.ts";
import { desc, eq } from "../../../platform/store/sql.ts";

const most = 100;
const maxReasonLength = 200;

export const applicationsCommand: Command = {
  name: "applications",
  usage: "list [--state <state>] | show|approve <id> | refuse <id> <reason>",
  help: "Who wants to sell here; approving makes a shop, which is not open yet, and its owner's account",
  run: async (context, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { state: { type: "string" } },
    });
    const [what = "list", name, ...more] = positionals;
    if (what === "list" && name === undefined) return listApplications(context, stateOf(values.state));
    if (values.state !== undefined) throw new UsageError("--state is for list");
    if (what !== "show" && what !== "approve" && what !== "refuse")
      throw new UsageError(`Nothing is known about "${what}"`);
    const id = namedId(name ?? "", "an application");
    if (what === "refuse") return refuse(context, id, more.join(" ").trim());
    if (more.length > 0) throw new UsageError(`Name one application to ${what}`);
    return what === "show" ? showApplication(context, id) : approve(context, id);
  },
};

async function approve({ db, now, print }: CommandContext, id: number): Promise<void> {
  const decided = { id, revision: null };
  const shopId = await retriedTransaction(db, (tx) => approveApplication(tx, decided, { now: now(), by: null }));
  print(`Application ${id} is approved: it is shop ${shopId} now, which is not open yet`);
}

async function refuse({ db, now, print }: CommandContext, id: number, reason: string): Promise<void> {
  if (reason === "") throw new UsageError("Say why: the applicant reads it");
  if (reason.length > maxReasonLength) throw new UsageError(`At most ${maxReasonLength} characters`);
  const decided = { id, revision: null };
  await retriedTransaction(db, (tx) => refuseApplication(tx, decided, { reason, now: now(), by: null }));
  print(`Application ${id} is refused`);
}

function stateOf(name: string | undefined): ApplicationState | undefined {
  const state = applicationStates.find((each) => each === name);
  if (name !== undefined && state === undefined)
    throw new UsageError(`There is no state "${name}". Known: ${applicationStates.join(", ")}`);
  return state;
}

/** Prints the newest applications, of one state or of all. */
async function listApplications({ db, print }: CommandContext, state: ApplicationState | undefined): Promise<void> {
  const found = await db
    .select()
    .from(merchantApplications)
    .where(state === undefined ? undefined : eq(merchantApplications.state, state))
    .orderBy(desc(merchantApplications.id))
    .limit(most);
  if (found.length === 0) return;
  const rows = found.map((each) => [
    String(each.id),
    each.name,
    each.account,
    each.state,
    each.createdAt.toISOString(),
    String(each.documents.length),
  ]);
  for (const line of table([["id", "name", "account", "state", "asked", "documents"], ...rows])) print(line);
}

async function showApplication({ db, print }: CommandContext, id: number): Promise<void> {
  const [found] = await db
    .select({ application: merchantApplications, trade: trades.name })
    .from(merchantApplications)
    .innerJoin(trades, eq(trades.id, merchantApplications.tradeId))
    .where(eq(merchantApplications.id, id));
  if (found === undefined) throw new CommandError(`There is no application ${id}`);
  const { application, trade } = found;
  const lines = [
    ["name", application.name],
    ["category", trade],
    ["contact", application.contact],
    ["mobile", application.mobile],
    ["account", application.account],
    ["state", application.state],
    ["asked", application.createdAt.toISOString()],
    ["corrected", application.correctedAt?.toISOString() ?? ""],
    ["refused because", application.rejection],
    ["shop", application.shopId === null ? "" : String(application.shopId)],
    ...application.documents.map((path) => ["document", path]),
  ].filter(([, value]) => value !== "");
  for (const line of table(lines)) print(line);
}
