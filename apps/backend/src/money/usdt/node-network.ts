import { getAddress, isAddress } from "viem";
import { blockSpan } from "./block-span.ts";
import { depositAddresses } from "./deposit-address.ts";
import { httpRate, type RateSourceSettings } from "./http-rate.ts";
import type { Network } from "./network.ts";
import { nodeChain } from "./node-chain.ts";
import { settingRate } from "./rate-source.ts";

export interface NodeNetworkSettings {
  readonly rpcUrl: string;
  readonly chainId: number;
  readonly contract: string;
  readonly network: string;
  readonly confirmations: number;
  readonly xpub: string;
  readonly maxBlocks: number;
  readonly rate: RateSourceSettings | null;
}

/**
 * A token on a chain, asked for by a node. Nothing is asked yet.
 *
 * @throws {Error} where the address or the key has a mistake in it
 */
export function nodeNetwork(settings: NodeNetworkSettings): Network {
  const { rpcUrl, chainId, network, confirmations, xpub, maxBlocks, rate } = settings;
  // Capitals are a checksum, where there are any.
  if (!isAddress(settings.contract)) throw new Error(`USDT_CONTRACT ${settings.contract} has a mistake in it`);
  const contract = getAddress(settings.contract);
  const addressAt = addressesOf(xpub);
  return {
    key: `eip155:${chainId}/${contract}`,
    name: network,
    chainId,
    contract,
    confirmations,
    isSandbox: false,
    chain: nodeChain({ rpcUrl, contract }),
    span: blockSpan(maxBlocks),
    foreignSpan: blockSpan(maxBlocks),
    addressOf: async (index) => addressAt(index),
    rates: rate === null ? settingRate() : httpRate(rate),
    checked: { decimals: null },
  };
}

/** What is wrong with the key is not said, because that would show it. */
function addressesOf(xpub: string): (index: number) => string {
  try {
    return depositAddresses(xpub);
  } catch {
    throw new Error("USDT_XPUB has a mistake in it, or is no public key");
  }
}
