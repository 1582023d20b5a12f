import { parseArgs } from "node:util";
import { table } from "../../platform/cli/table.ts";
import { type Command, UsageError } from "../../platform/domain/command.ts";
import type { Executor } from "../../platform/store/database.ts";
import { usdtAlarms, usdtCursors, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, desc, eq, gt, isNull, sql } from "../../platform/store/sql.ts";
import { wallClock } from "../../platform/wire/time.ts";
import { tokenText } from "./amounts.ts";
import { askForRescan } from "./rescan.ts";

type Listed = Readonly<Record<string, string | number>>;

const lists = { status, alarms, foreign, received } as const;

export const usdtCommand: Command = {
  name: "usdt",
  usage: "[status|alarms|foreign|received] [--json] | rescan <from> [<to>] [--network <name>]",
  help: "How far the chain has been read, what was lost, other tokens, what came where; reads blocks again",
  run: async ({ db, print }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: "boolean" }, network: { type: "string" } },
    });
    const [what = "status", ...more] = positionals;
    if (what === "rescan") {
      const { network, from, to } = await askForRescan(db, { network: values.network ?? null, ...blocksOf(more) });
      print(`The platform reads blocks ${from} to ${to} of ${network} again; \`usdt status\` shows what is left`);
      return;
    }
    const list = Object.hasOwn(lists, what) ? lists[what as keyof typeof lists] : undefined;
    if (list === undefined || more.length > 0) {
      throw new UsageError(`Nothing is known about "${more[0] ?? what}". Known: ${Object.keys(lists).join(", ")}`);
    }
    const rows = await list(db);
    if (values.json === true) for (const row of rows) print(JSON.stringify(row));
    else if (rows.length === 0) print("There is nothing");
    else for (const line of asTable(rows)) print(line);
  },
};

function blocksOf([from = "", to, ...more]: readonly string[]) {
  const isBlock = (text: string): boolean => /^\d{1,15}$/.test(text);
  const last = to === undefined ? null : Number(to);
  if (!isBlock(from) || (to !== undefined && !isBlock(to)) || more.length > 0)
    throw new UsageError(
      "Name the first block, and the last one if it is not the newest: usdt rescan 21000000 21000500",
    );
  if (last !== null && last < Number(from)) throw new UsageError("The last block is before the first one");
  return { from: Number(from), to: last };
}

function asTable(rows: readonly Listed[]): readonly string[] {
  return table([Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(String))]);
}

async function status(db: Executor): Promise<readonly Listed[]> {
  const rows = await db.select().from(usdtCursors).orderBy(asc(usdtCursors.network));
  return rows.map(({ network, head, confirmed, foreign, rescanFrom, rescanTo, seenAt }) => ({
    network,
    head,
    confirmed,
    foreign,
    rescan: rescanFrom === null ? "" : `${rescanFrom}-${rescanTo}`,
    seen: wallClock(seenAt),
  }));
}

/** Newest first; those that have ended by themselves as well. */
async function alarms(db: Executor): Promise<readonly Listed[]> {
  const rows = await db
    .select({ alarm: usdtAlarms, transfer: usdtTransfers, topUp: usdtTopUps })
    .from(usdtAlarms)
    .leftJoin(usdtTransfers, eq(usdtTransfers.id, usdtAlarms.transferId))
    .leftJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
    .orderBy(desc(usdtAlarms.id));
  return rows.map(({ alarm, transfer, topUp }) => ({
    id: alarm.id,
    at: wallClock(alarm.at),
    kind: alarm.kind,
    network: alarm.network,
    resolved: alarm.resolvedAt === null ? "" : wallClock(alarm.resolvedAt),
    top_up: topUp?.number ?? "",
    customer: topUp?.customerId ?? "",
    usdt: transfer === null ? "" : tokenText(transfer.units, transfer.decimals),
    transaction: transfer?.hash ?? "",
  }));
}

/** Newest first. */
async function foreign(db: Executor): Promise<readonly Listed[]> {
  const rows = await db
    .select({ transfer: usdtTransfers, topUp: usdtTopUps })
    .from(usdtTransfers)
    .innerJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
    .where(eq(usdtTransfers.state, "foreign"))
    .orderBy(desc(usdtTransfers.id));
  return rows.map(({ transfer, topUp }) => ({
    at: wallClock(transfer.blockTime),
    top_up: topUp.number,
    customer: topUp.customerId,
    child: topUp.addressIndex,
    address: topUp.address,
    token: transfer.token ?? "",
    name: transfer.tokenName ?? "",
    amount: tokenText(transfer.units, transfer.decimals),
    transaction: transfer.hash,
  }));
}

/** What the children of the operator's key hold, or did before the operator moved it. */
async function received(db: Executor): Promise<readonly Listed[]> {
  const rows = await db
    .select({ topUp: usdtTopUps, units: sql<string>`sum(${usdtTransfers.units})` })
    .from(usdtTopUps)
    .innerJoin(usdtTransfers, eq(usdtTransfers.topUpId, usdtTopUps.id))
    .where(and(isNull(usdtTransfers.token), isNull(usdtTransfers.lostAt), gt(usdtTransfers.units, 0n)))
    .groupBy(usdtTopUps.id)
    .orderBy(asc(usdtTopUps.addressIndex));
  return rows.map(({ topUp, units }) => ({
    child: topUp.addressIndex,
    address: topUp.address,
    network: topUp.network,
    usdt: tokenText(BigInt(units), topUp.decimals),
    top_up: topUp.number,
  }));
}
