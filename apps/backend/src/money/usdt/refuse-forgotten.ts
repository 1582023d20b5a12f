import type { Database } from "../../platform/store/database.ts";
import { usdtTopUps } from "../../platform/store/schema/usdt.ts";
import { asc, count } from "../../platform/store/sql.ts";
import { WrongNetwork } from "./check-network.ts";
import { standInKey } from "./stand-in-network.ts";

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
