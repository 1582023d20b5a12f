import { CommandError } from "../../platform/domain/command.ts";
import type { Database } from "../../platform/store/database.ts";
import { type UsdtCursor, usdtCursors } from "../../platform/store/schema/usdt.ts";
import { asc } from "../../platform/store/sql.ts";
import { moveCursor } from "./cursor.ts";

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
