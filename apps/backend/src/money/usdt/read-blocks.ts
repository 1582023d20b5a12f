import type { Executor } from "../../platform/store/database.ts";
import { type Block, type BlockRange, type Chain, ChainMoved } from "./chain.ts";
import type { Network } from "./network.ts";
import { type OwnTransfer, readTransfers, identityOf, transfersWithin } from "./transfers.ts";
import { usdtTopUps } from "../../platform/store/schema/usdt.ts";
import { eq } from "../../platform/store/sql.ts";

interface ReadBlocks {
  /** The last of them. */
  readonly end: Block;
  readonly found: readonly OwnTransfer[];
}

/** What is in blocks that are final; null: the chain has changed while they were read, or the node does not have them yet. */
export async function readBlocks(db: Executor, network: Network, range: BlockRange): Promise<ReadBlocks | null> {
  const end = await network.chain.block(range.to);
  if (end === null) return null;
  const found = await readTransfers(db, network, range);
  const all = [...found, ...(await leftOut(db, network, range, found))];
  return (await isStill(network.chain, end)) ? { end, found: all } : null;
}

/** A block names all before it by its hash: while it stays, they do. */
export async function isStill(chain: Chain, { number, hash }: Block): Promise<boolean> {
  return (await chain.block(number))?.hash === hash;
}

/**
 * What is known of some blocks, is not among what was found in them, and is there all the same: of several machines behind one
 * address the one that was asked for logs may have left it out. `to` null: and all above.
 */
export async function leftOut(
  db: Executor,
  { chain, key, contract }: Network,
  { from, to }: { readonly from: number; readonly to: number | null },
  found: readonly OwnTransfer[],
): Promise<readonly OwnTransfer[]> {
  const foundIds = new Set(found.map(identityOf));
  const missing = (await transfersWithin(db, key, from, to)).filter((each) => !foundIds.has(identityOf(each)));
  const there: OwnTransfer[] = [];
  for (const { topUpId, hash, ordinal, units, block, blockHash, logIndex } of missing) {
    const [topUp] = await db.select({ address: usdtTopUps.address }).from(usdtTopUps).where(eq(usdtTopUps.id, topUpId));
    if (topUp === undefined) continue;
    const log = { hash, block, blockHash, logIndex, token: contract, to: topUp.address, units };
    try {
      const position = await chain.locate(log);
      if (position.ordinal === ordinal) there.push({ ...log, topUpId, ...position });
    } catch (error) {
      // It is gone.
      if (!(error instanceof ChainMoved)) throw error;
    }
  }
  return there;
}
