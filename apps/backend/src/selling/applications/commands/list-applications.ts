import { table } from "../../../platform/cli/table.ts";
import { CommandError, type CommandContext } from "../../../platform/domain/command.ts";
import { type ApplicationState, merchantApplications } from "../../../platform/store/schema/applications.ts";
import { trades } from "../../../platform/store/schema/merchants.ts";
import { desc, eq } from "../../../platform/store/sql.ts";

const most = 100;

/** Prints the newest applications, of one state or of all. */
export async function listApplications(
  { db, print }: CommandContext,
  state: ApplicationState | undefined,
): Promise<void> {
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

export async function showApplication({ db, print }: CommandContext, id: number): Promise<void> {
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
