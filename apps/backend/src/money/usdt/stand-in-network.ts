import type { Executor } from "../../platform/store/database.ts";
import { blockSpan } from "./block-span.ts";
import type { Network } from "./network.ts";
import { standInChain, standInChainId, standInContract } from "./stand-in-chain.ts";
import { settingRate } from "./rate-source.ts";

/** What the keys of its top-ups begin with. */
export const standInKey = `stand-in:${standInChainId}/${standInContract}`;

/**
 * The public half of a key that everybody knows: the one of the words "test test … junk", at m/44'/60'/0'/0, which tools for
 * developers bring along.
 */
const publicDemoKey =
  "xpub6DyUKdwoLWmUJ4Tn9Bbsdtx7B5Ws18mEN19e5HT52ikE53FiUheSQXrZUNPovqfyKmw4579A1Mm3GXXKM39N64uooBfJ4tNAzFsEbodRTx4";

const maxBlocks = 100_000;

/** Millionths of a yuan, where the setting says nothing. */
const demoRate = 7_171_600;

/** What a demo has in place of a chain. */
export function standInNetwork(db: Executor, now: () => Date): Network {
  return {
    key: standInKey,
    name: "Sandbox Chain",
    chainId: standInChainId,
    contract: standInContract,
    confirmations: 3,
    isSandbox: true,
    chain: standInChain(db, now),
    span: blockSpan(maxBlocks),
    foreignSpan: blockSpan(maxBlocks),
    // What derives addresses is loaded with the first one.
    addressOf: async (index) => (await import("./deposit-address.ts")).depositAddresses(publicDemoKey)(index),
    rates: settingRate(demoRate),
    checked: { decimals: null },
  };
}
