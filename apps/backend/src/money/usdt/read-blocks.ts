import type { Executor } from "../../platform/store/database.ts";
import type { Block, BlockRange, Chain } from "./chain.ts";
import { leftOut } from "./left-out.ts";
import type { Network } from "./network.ts";
import { type OwnTransfer, readTransfers } from "./transfers.ts";

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
