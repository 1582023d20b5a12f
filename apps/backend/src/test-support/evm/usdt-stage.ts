import { parseUnits } from "viem";
import type { JobContext } from "../../platform/domain/job.ts";
import type { Database } from "../../platform/store/database.ts";
import { checkNetwork } from "../../money/usdt/check-network.ts";
import { creditUsdt } from "../../money/usdt/credit-transfers.ts";
import { noteForeignTokens } from "../../money/usdt/foreign-tokens.ts";
import type { Network } from "../../money/usdt/network.ts";
import { nodeNetwork } from "../../money/usdt/node-network.ts";
import { nodeChain } from "../../money/usdt/node-chain.ts";
import { watchNetwork } from "../../money/usdt/watch-network.ts";
import { evmChainId, openEvm } from "./open-evm.ts";
import { endTest } from "../end-test.ts";

/** Of the words "test test … junk", at m/44'/60'/0'/0. */
const testXpub =
  "xpub6DyUKdwoLWmUJ4Tn9Bbsdtx7B5Ws18mEN19e5HT52ikE53FiUheSQXrZUNPovqfyKmw4579A1Mm3GXXKM39N64uooBfJ4tNAzFsEbodRTx4";

export const usdt = (text: string, decimals = 6): bigint => parseUnits(text, decimals);

/** A busy machine is no fault of the chain. */
const timeoutMs = 60_000;

interface StageSettings {
  readonly confirmations?: number;
  readonly maxBlocks?: number;
  readonly decimals?: number;
}

/** A chain with a token on it, and the platform's view of both. */
export async function openUsdtStage({ confirmations = 3, maxBlocks = 5, decimals = 6 }: StageSettings = {}) {
  const evm = await openEvm();
  const token = await evm.deploy("USDT", decimals);
  await evm.mine(confirmations);
  const settings = {
    rpcUrl: evm.url,
    chainId: evmChainId,
    contract: token,
    network: "Test Chain",
    confirmations,
    xpub: testXpub,
    maxBlocks,
    rate: null,
  };
  const network: Network = {
    ...nodeNetwork(settings),
    chain: nodeChain({ rpcUrl: evm.url, contract: token, deadlineMs: timeoutMs }),
  };
  return {
    evm,
    token,
    network,
    settings,
    /** For a store that has not seen the chain. */
    begin: async (db: Database, now: () => Date): Promise<void> => {
      network.checked.decimals = null;
      await checkNetwork(db, network, now);
    },
    send: (address: string, amount: string, sender = 0) =>
      evm.call(token, "mint", [address, usdt(amount, decimals)], sender),
    /** What the jobs do, as often as it takes until nothing changes. */
    look: async (db: Database, now: () => Date): Promise<void> => {
      const context = jobContext(db, now);
      while ((await watchNetwork(context, network)) > 0) await creditUsdt.run({ ...context, usdt: network });
      await creditUsdt.run({ ...context, usdt: network });
      await noteForeignTokens.run({ ...context, usdt: network });
    },
  };
}

/** What is reported ends a test, unless it wants to hear of it. */
export function jobContext(db: Database, now: () => Date, report: JobContext["report"] = endTest): JobContext {
  return { db, now, report };
}
