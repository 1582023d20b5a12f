import type { BlockSpan } from "./block-span.ts";
import type { Chain } from "./chain.ts";
import type { RateSource } from "./rate-source.ts";

/** The token of a network that wallets are topped up with. */
export interface Network {
  /** Names the token among those of all chains: `eip155:1/0x…`. */
  readonly key: string;
  /** As shoppers know it. */
  readonly name: string;
  readonly chainId: number;
  /** The token's contract, with its checksum. */
  readonly contract: string;
  /** How many blocks have to know of a transfer, its own included. */
  readonly confirmations: number;
  /** Whether it is the demo's stand-in, where nothing is worth anything. */
  readonly isSandbox: boolean;
  readonly chain: Chain;
  /** How many blocks are read at once. */
  readonly span: BlockSpan;
  /** The same for other tokens, a question that nodes answer by itself, or not at all. */
  readonly foreignSpan: BlockSpan;
  /** The address of a child of the operator's key. */
  readonly addressOf: (index: number) => Promise<string>;
  readonly rates: RateSource;
  /** Kept while the process runs, see `checkNetwork`. */
  readonly checked: CheckedToken;
}

/** What was found out about the token. */
interface CheckedToken {
  /** Null: the node has not been asked successfully yet, and nothing is taken before that. */
  decimals: number | null;
}

declare module "../../platform/http/services.ts" {
  interface Services {
    /** What wallets are topped up with besides money; null: nothing. */
    readonly usdt: Network | null;
  }
}
