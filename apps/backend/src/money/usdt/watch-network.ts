import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import type { UsdtCursor } from "../../platform/store/schema/usdt.ts";
import { askForPart } from "./block-span.ts";
import { type Block, ChainMoved } from "./chain.ts";
import { checkNetwork } from "./check-network.ts";
import { cursorOf, moveCursor } from "./cursor.ts";
import { followHistory, rememberBlock } from "./history.ts";
import { leftOut } from "./read-blocks.ts";
import type { Network } from "./network.ts";
import { isStill, readBlocks } from "./read-blocks.ts";
import { rescanBlocks } from "./rescan.ts";
import { type OwnTransfer, readTransfers, replaceTransfers } from "./transfers.ts";

type Context = Pick<JobContext, "db" | "now" | "report">;

/** Reads the chain as far as it goes. */
export const watchUsdt = {
  name: "watch USDT",
  everyMilliseconds: 3000,
  run: async ({ usdt, ...context }: JobContext & Pick<Services, "usdt">) =>
    usdt === null ? 0 : watchNetwork(context, usdt),
} satisfies Job;

/**
 * Reads what there is to read: blocks that are final now, and above them what has been seen. The chain is asked outside of
 * transactions; several may do this at once.
 *
 * @returns how many blocks have become final
 */
export async function watchNetwork(context: Context, network: Network): Promise<number> {
  const decimals = await checkNetwork(context.db, network, context.now);
  const opened = await cursorOf(context.db, network.key);
  if (opened === null) return 0;
  const head = await network.chain.head();
  try {
    let cursor = await followHistory(context, network.chain, opened, head);
    const first = cursor?.confirmed ?? 0;
    let last = first;
    const final = head.number - network.confirmations + 1;
    while (cursor !== null && cursor.confirmed < final) {
      cursor = await confirmBlocks(context, network, cursor, { final, decimals });
      last = cursor?.confirmed ?? last;
    }
    if (cursor !== null) cursor = await seeBlocks(context, network, cursor, { head, decimals });
    if (cursor !== null) await rescanBlocks(context, network, cursor);
    return last - first;
  } catch (error) {
    // It is read again the next time.
    if (error instanceof ChainMoved) return 0;
    throw error;
  }
}

/** What is in these blocks now stays: it can be credited. */
async function confirmBlocks(
  context: Context,
  network: Network,
  cursor: UsdtCursor,
  { final, decimals }: { readonly final: number; readonly decimals: number },
): Promise<UsdtCursor | null> {
  const { db, now } = context;
  const { key } = network;
  const from = cursor.confirmed + 1;
  const { answer, to } = await askForPart(network.span, { from, to: final }, (part) => readBlocks(db, network, part));
  if (answer === null) return null;
  const { end, found } = answer;
  let lost: readonly string[] = [];
  const moved = await moveCursor(db, cursor, async (tx) => {
    lost = await replaceTransfers(tx, { network: key, decimals, from, to, found, now: now() });
    await rememberBlock(tx, key, end);
    return { confirmed: to };
  });
  if (moved !== null) reportLost(context, lost);
  return moved;
}

/** What is in the newest blocks may still go away. */
async function seeBlocks(
  context: Context,
  network: Network,
  cursor: UsdtCursor,
  { head, decimals }: { readonly head: Block; readonly decimals: number },
): Promise<UsdtCursor | null> {
  const { db, now } = context;
  const { key, span, chain } = network;
  if (cursor.headHash === head.hash) return cursor;
  const first = cursor.confirmed + 1;
  const found: OwnTransfer[] = [];
  for (let from = first; from <= head.number;) {
    const part = await askForPart(span, { from, to: head.number }, (range) => readTransfers(db, network, range));
    found.push(...part.answer);
    from = part.to + 1;
  }
  found.push(...(await leftOut(db, network, { from: first, to: null }, found)));
  if (!(await isStill(chain, head))) return null;
  let lost: readonly string[] = [];
  const moved = await moveCursor(db, cursor, async (tx) => {
    lost = await replaceTransfers(tx, { network: key, decimals, from: first, to: null, found, now: now() });
    return { head: head.number, headHash: head.hash, seenAt: now() };
  });
  if (moved !== null) reportLost(context, lost);
  return moved;
}

function reportLost({ report }: Context, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  const what = `${hashes.join(", ")} were credited and are not on the chain any more; see \`backend -- usdt alarms\``;
  report(new Error(what), "what was credited is gone");
}
