import type { Config } from "./config.ts";
import type { Database } from "./platform/store/database.ts";
import { checkNetwork, WrongNetwork } from "./money/usdt/check-network.ts";
import type { Network } from "./money/usdt/network.ts";
import { refuseForgotten } from "./money/usdt/check-network.ts";
import { standInNetwork } from "./money/usdt/stand-in-network.ts";

interface OpenedFor {
  readonly db: Database;
  readonly now: () => Date;
  readonly onUnreachable: (error: unknown) => void;
}

/**
 * What wallets are topped up with besides money. A node that is not the one that is configured ends the start; one that does
 * not answer now does not, because a shop that sells should not be down with it: then nothing is taken until it has answered.
 *
 * @throws {Error} where what is configured is wrong
 */
export async function configuredUsdt(
  { usdt, usdtRetired, usdtStandIn }: Pick<Config, "usdt" | "usdtRetired" | "usdtStandIn">,
  { db, now, onUnreachable }: OpenedFor,
): Promise<Network | null> {
  // Who has no chain does not load what speaks to one.
  const network = usdt === null ? null : (await import("./money/usdt/node-network.ts")).nodeNetwork(usdt);
  await refuseForgotten(db, network?.key ?? null, usdtRetired);
  if (network !== null) return checked(network, { db, now, onUnreachable });
  return usdtStandIn ? checked(standInNetwork(db, now), { db, now, onUnreachable }) : null;
}

async function checked(network: Network, { db, now, onUnreachable }: OpenedFor): Promise<Network> {
  try {
    await checkNetwork(db, network, now);
  } catch (error) {
    if (error instanceof WrongNetwork) throw error;
    onUnreachable(error);
  }
  return network;
}
