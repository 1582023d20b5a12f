import type { Database, Executor } from "../../platform/store/database.ts";
import { usdtAlarms, usdtBlocks, type UsdtCursor } from "../../platform/store/schema/usdt.ts";
import { and, desc, eq, gt, isNull, lte } from "../../platform/store/sql.ts";
import type { Block, Chain } from "./chain.ts";
import { moveCursor } from "./cursor.ts";
import { forgetTransfersAbove } from "./transfers.ts";

/** How many hashes are remembered, at least. */
const remembered = 500;

/** Belongs into the transaction that takes a block for final. */
export async function rememberBlock(tx: Executor, network: string, { number, hash }: Block): Promise<void> {
  await tx
    .insert(usdtBlocks)
    .values({ network, block: number, hash })
    .onConflictDoUpdate({ target: [usdtBlocks.network, usdtBlocks.block], set: { hash } });
  const [oldest] = await tx
    .select({ block: usdtBlocks.block })
    .from(usdtBlocks)
    .where(eq(usdtBlocks.network, network))
    .orderBy(desc(usdtBlocks.block))
    .offset(remembered)
    .limit(1);
  if (oldest === undefined) return;
  await tx.delete(usdtBlocks).where(and(eq(usdtBlocks.network, network), lte(usdtBlocks.block, oldest.block)));
}

interface HistoryContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly report: (error: unknown, what: string) => void;
}

/**
 * Compares the chain with the blocks that were final for us, and steps back to the last one that both know.
 *
 * @returns from where to go on; null: not now, because the node is behind, or another one of ours was faster
 */
export async function followHistory(
  context: HistoryContext,
  chain: Chain,
  cursor: UsdtCursor,
  head: Block,
): Promise<UsdtCursor | null> {
  const { network } = cursor;
  const ancestor = await commonAncestor(context.db, chain, network, head);
  if (ancestor === "unknown") await raiseUnknownChain(context, network);
  if (ancestor === "unknown" || ancestor === "behind") return null;
  await resolveUnknownChain(context, network);
  return ancestor === "newest" ? cursor : stepBack(context, cursor, ancestor);
}

/**
 * The last block that is final for us and on the chain. `newest`: nothing has changed. `behind`: the node knows only older
 * blocks, and agrees about them. `unknown`: it knows none of ours.
 */
async function commonAncestor(
  db: Executor,
  chain: Chain,
  network: string,
  head: Block,
): Promise<number | "newest" | "behind" | "unknown"> {
  const known = await db
    .select({ block: usdtBlocks.block, hash: usdtBlocks.hash })
    .from(usdtBlocks)
    .where(eq(usdtBlocks.network, network))
    .orderBy(desc(usdtBlocks.block));
  const within = known.filter(({ block }) => block <= head.number);
  const isBehind = within.length < known.length;
  for (const { block, hash } of within) {
    const there = block === head.number ? head : await chain.block(block);
    if (there === null) return "behind";
    if (there.hash !== hash) continue;
    if (block !== within[0]?.block) return block;
    return isBehind ? "behind" : "newest";
  }
  return within.length === 0 ? "behind" : "unknown";
}

async function stepBack(
  { db, report }: HistoryContext,
  cursor: UsdtCursor,
  ancestor: number,
): Promise<UsdtCursor | null> {
  const { network } = cursor;
  const moved = await moveCursor(db, cursor, async (tx) => {
    await forgetTransfersAbove(tx, network, ancestor);
    await tx.delete(usdtBlocks).where(and(eq(usdtBlocks.network, network), gt(usdtBlocks.block, ancestor)));
    return { confirmed: ancestor, foreign: Math.min(cursor.foreign, ancestor), headHash: "" };
  });
  if (moved !== null)
    report(new Error(`${network} has another history above block ${ancestor}`), "confirmed blocks were replaced");
  return moved;
}

/** Nothing is credited until the chain is one that we know. */
async function raiseUnknownChain({ db, now, report }: HistoryContext, network: string): Promise<void> {
  await db.transaction(async (tx) => {
    if ((await tx.$count(usdtAlarms, isUnknownChain(network))) > 0) return;
    await tx.insert(usdtAlarms).values({ network, kind: "unknown_chain", at: now() });
  });
  report(new Error(`The node of ${network} knows none of the blocks that we know`), "an unknown chain");
}

async function resolveUnknownChain({ db, now }: HistoryContext, network: string): Promise<void> {
  await db.update(usdtAlarms).set({ resolvedAt: now() }).where(isUnknownChain(network));
}

function isUnknownChain(network: string) {
  return and(eq(usdtAlarms.network, network), eq(usdtAlarms.kind, "unknown_chain"), isNull(usdtAlarms.resolvedAt));
}
