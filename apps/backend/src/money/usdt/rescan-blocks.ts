import type { JobContext } from "../../platform/domain/job.ts";
import type { UsdtCursor } from "../../platform/store/schema/usdt.ts";
import { askForPart } from "./block-span.ts";
import { moveCursor } from "./cursor.ts";
import type { Network } from "./network.ts";
import { readBlocks } from "./read-blocks.ts";
import { storeTransfers } from "./transfers.ts";

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
