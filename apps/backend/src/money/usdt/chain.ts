/** A block of a chain. */
export interface Block {
  readonly number: number;
  readonly hash: string;
  readonly time: Date;
}

/** Blocks from one to another, both of them included. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
}

/** The log of a transfer. Addresses are written with the capitals that are their checksum. */
export interface TransferLog {
  /** Of the transaction. */
  readonly hash: string;
  readonly block: number;
  readonly blockHash: string;
  /** In the block. */
  readonly logIndex: number;
  /** The contract. */
  readonly token: string;
  readonly to: string;
  readonly units: bigint;
}

/** What only the transaction and the block of a log say. */
interface LogPosition {
  /** Which of the logs of its transaction it is, from 0. */
  readonly ordinal: number;
  readonly blockTime: Date;
}

interface TokenMetadata {
  readonly chainId: number;
  /** Null: there is no contract that has decimals. */
  readonly decimals: number | null;
}

/** What a node of an EVM chain is asked. Each question has a deadline, and none is asked in a transaction of the store. */
export interface Chain {
  /** About the chain, and the token that is taken. */
  readonly metadata: () => Promise<TokenMetadata>;
  readonly head: () => Promise<Block>;
  /** Null: the node has no such block, or not yet. */
  readonly block: (number: number) => Promise<Block | null>;
  /** Transfers of the token that is taken, to some addresses or, with null, to anybody. */
  readonly transfers: (range: BlockRange, to: readonly string[] | null) => Promise<readonly TransferLog[]>;
  /** Transfers of all tokens to some addresses. */
  readonly anyTransfers: (range: BlockRange, to: readonly string[]) => Promise<readonly TransferLog[]>;
  /** @throws {ChainMoved} */
  readonly locate: (log: TransferLog) => Promise<LogPosition>;
  /** What a token says of itself, which may be anything. */
  readonly describe: (token: string) => Promise<{ readonly symbol: string; readonly decimals: number }>;
}

/** The chain has changed, or another node answers, while it was read: what was read does not fit together. */
export class ChainMoved extends Error {
  override readonly name = "ChainMoved";
}

/** The node does not answer for so many blocks at once, or so many transfers. */
export class RangeRefused extends Error {
  override readonly name = "RangeRefused";
}
