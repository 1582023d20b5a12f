import type { JobContext } from "../../platform/domain/job.ts";
import { type UsdtCursor, usdtCursors } from "../../platform/store/schema/usdt.ts";
import { askForPart } from "./block-span.ts";
import { moveCursor } from "./cursor.ts";
import type { Network } from "./network.ts";
import { readBlocks } from "./read-blocks.ts";
import { storeTransfers } from "./transfers.ts";
import { CommandError } from "../../platform/domain/command.ts";
import type { Database } from "../../platform/store/database.ts";
import { asc } from "../../platform/store/sql.ts";

/** So many questions, and then the newest blocks are looked at again. */
const partsAtOnce = 20;

const over = { rescanFrom: null, rescanTo: null };

/**
 * Reads final blocks again that an operator has asked for. What was missed is added and credited; what is known already stays
 * as it is, also where the node does not tell of it: old logs are what nodes throw away.
 */
export async function rescanBlocks(
  { db, now }: Pick<JobContext, "db" | "now">,
  network: Network,
  known: UsdtCursor,
): Promise<void> {
  let cursor: UsdtCursor | null = known;
  for (let parts = 0; parts < partsAtOnce; parts += 1) {
    if (cursor === null || cursor.rescanFrom === null || cursor.rescanTo === null) return;
    const { network: key, decimals, confirmed, rescanFrom: from } = cursor;
    const to = Math.min(cursor.rescanTo, confirmed);
    // What is above is read anew by itself.
    if (from > to) return void (await moveCursor(db, cursor, async () => over));
    const part = await askForPart(network.span, { from, to }, (each) => readBlocks(db, network, each));
    if (part.answer === null) return;
    const { found } = part.answer;
    cursor = await moveCursor(db, cursor, async (tx) => {
      await storeTransfers(tx, { network: key, decimals, found, now: now() });
      return part.to >= to ? over : { rescanFrom: part.to + 1 };
    });
  }
}

interface Rescan {
  /** Null: the only one. */
  readonly network: string | null;
  readonly from: number;
  /** Null: up to the last block that is final. */
  readonly to: number | null;
}

/**
 * Notes that blocks are to be read again, besides those of which that is noted already. Asked for twice, it is the same.
 *
 * @returns what will be read again
 * @throws {CommandError}
 */
export async function askForRescan(
  db: Database,
  { network, from, to }: Rescan,
): Promise<Pick<UsdtCursor, "network"> & { readonly from: number; readonly to: number }> {
  const cursor = await chosenCursor(db, network);
  if (from > cursor.confirmed)
    throw new CommandError(`What is above block ${cursor.confirmed} is not final, and is read again by itself`);
  const last = Math.min(to ?? cursor.confirmed, cursor.confirmed);
  const wanted = {
    rescanFrom: Math.min(from, cursor.rescanFrom ?? from),
    rescanTo: Math.max(last, cursor.rescanTo ?? last),
  };
  const moved = await moveCursor(db, cursor, async () => wanted);
  // The platform has read something meanwhile.
  if (moved === null) return askForRescan(db, { network, from, to });
  return { network: cursor.network, from: wanted.rescanFrom, to: wanted.rescanTo };
}

async function chosenCursor(db: Database, network: string | null): Promise<UsdtCursor> {
  const all = await db.select().from(usdtCursors).orderBy(asc(usdtCursors.network));
  const names = all.map((each) => each.network).join(", ");
  const [cursor, ...more] = all.filter((each) => network === null || each.network === network);
  if (cursor === undefined) throw new CommandError(names === "" ? "No chain has been read" : `Known: ${names}`);
  if (more.length > 0) throw new CommandError(`Say which by --network: ${names}`);
  return cursor;
}
