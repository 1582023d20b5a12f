import type { Database } from "../../platform/store/database.ts";
import { cursorOf, openCursor } from "./cursor.ts";
import type { Network } from "./network.ts";
import { usdtTopUps } from "../../platform/store/schema/usdt.ts";
import { asc, count } from "../../platform/store/sql.ts";
import { standInKey } from "./stand-in-network.ts";

/** The node is there, and is not the one that is configured: what is configured has to be put right. */
export class WrongNetwork extends Error {
  override readonly name = "WrongNetwork";
}

const minDecimals = 2;
const maxDecimals = 36;

/**
 * Finds out whether the node has the chain and the token that are configured, once in the life of a process, and begins to
 * read the chain where nobody has.
 *
 * @returns the decimals of the token
 * @throws {WrongNetwork}
 */
export async function checkNetwork(db: Database, network: Network, now: () => Date): Promise<number> {
  const { chain, key, checked } = network;
  if (checked.decimals !== null) return checked.decimals;
  const { chainId, decimals } = await chain.metadata();
  if (chainId !== network.chainId) {
    throw new WrongNetwork(`USDT_RPC_URL is a node of chain ${chainId}, and USDT_CHAIN_ID is ${network.chainId}`);
  }
  if (decimals === null || decimals < minDecimals || decimals > maxDecimals) {
    throw new WrongNetwork(`USDT_CONTRACT ${network.contract} is no token with decimals on chain ${chainId}`);
  }
  const known = await cursorOf(db, key);
  if (known !== null && known.decimals !== decimals) {
    throw new WrongNetwork(`USDT_CONTRACT has ${decimals} decimals, and had ${known.decimals} before`);
  }
  if (known === null) await beginAtHead(db, network, decimals, now());
  checked.decimals = decimals;
  return decimals;
}

/** What is below the head is of no interest: no address has been given out yet. */
async function beginAtHead(db: Database, { chain, key, confirmations }: Network, decimals: number, seenAt: Date) {
  const head = await chain.head();
  const confirmed = Math.max(head.number - confirmations + 1, 0);
  const first = await chain.block(confirmed);
  if (first === null) throw new Error(`The node does not say what block ${confirmed} is`);
  const heads = { head: head.number, headHash: head.hash };
  await openCursor(db, { network: key, decimals, confirmed, foreign: confirmed, ...heads, seenAt }, first.hash);
}

/**
 * Whoever was given an address may send something to it for ever, and what it is worth after the operator has gone on to another
 * token nobody knows here: so neither is it credited nor forgotten without the operator having said so.
 *
 * @param configured what is watched; null: nothing
 * @param retired what the operator does not want to be watched any more
 * @throws {WrongNetwork} where addresses were given out that nobody would watch
 */
export async function refuseForgotten(
  db: Database,
  configured: string | null,
  retired: readonly string[],
): Promise<void> {
  const given = await db
    .select({ network: usdtTopUps.network, addresses: count() })
    .from(usdtTopUps)
    .groupBy(usdtTopUps.network)
    .orderBy(asc(usdtTopUps.network));
  // Nothing on the stand-in is worth anything.
  const known = new Set([configured, standInKey, ...retired].map((each) => each?.toLowerCase()));
  const forgotten = given.filter(({ network }) => !known.has(network.toLowerCase()));
  if (forgotten.length === 0) return;
  const what = forgotten.map(({ network, addresses }) => `${addresses} of ${network}`).join(", ");
  throw new WrongNetwork(
    `Addresses for USDT were given out that nobody would watch any more: ${what}. Configure that chain and contract again, ` +
      "or name them in USDT_RETIRED: then what is sent to these addresses is not credited",
  );
}
