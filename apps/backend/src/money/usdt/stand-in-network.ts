import type { Executor } from "../../platform/store/database.ts";
import { blockSpan } from "./block-span.ts";
import type { Network } from "./network.ts";
import { settingRate } from "./rate-source.ts";
import { createHash, randomBytes } from "node:crypto";
import { standInTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, gte, inArray, lte } from "../../platform/store/sql.ts";
import type { Block, Chain } from "./chain.ts";

const standInChainId = 31_337;

const standInDecimals = 6;

/** Nobody has deployed anything there. */
const standInContract = "0x0000000000000000000000000000000000FacAdE";

const blockMs = 3000;

const firstBlock = Date.UTC(2026, 0, 1);

/** The demo's chain: a block every three seconds, none of them ever replaced, and nothing on it is worth anything. */
function standInChain(db: Executor, now: () => Date): Chain {
  return {
    metadata: async () => ({ chainId: standInChainId, decimals: standInDecimals }),
    head: async () => blockAt(headAt(now())),
    block: async (number) => (number > headAt(now()) ? null : blockAt(number)),
    transfers: async ({ from, to }, recipients) => {
      const isThere = and(
        gte(standInTransfers.block, from),
        lte(standInTransfers.block, to),
        recipients === null ? undefined : inArray(standInTransfers.recipient, [...recipients]),
      );
      const rows = await db.select().from(standInTransfers).where(isThere).orderBy(asc(standInTransfers.id));
      return rows.map(({ id, hash, recipient, units, block }) => ({
        hash,
        block,
        blockHash: blockAt(block).hash,
        // Each of them is a transaction of its own; numbers of logs have gaps here.
        logIndex: id,
        token: standInContract,
        to: recipient,
        units,
      }));
    },
    anyTransfers: async () => [],
    locate: async ({ block }) => ({ ordinal: 0, blockTime: blockAt(block).time }),
    describe: async () => ({ symbol: "", decimals: 0 }),
  };
}

/** Sends something, in the next block. */
export async function sendOnStandIn(db: Executor, to: string, units: bigint, now: Date): Promise<void> {
  const hash = `0x${randomBytes(32).toString("hex")}`;
  await db.insert(standInTransfers).values({ hash, recipient: to, units, block: headAt(now) + 1 });
}

export function sentOnStandIn(db: Executor, to: string) {
  return db.select().from(standInTransfers).where(eq(standInTransfers.recipient, to)).orderBy(asc(standInTransfers.id));
}

function headAt(now: Date): number {
  return Math.max(Math.floor((now.getTime() - firstBlock) / blockMs), 0);
}

function blockAt(number: number): Block {
  const hash = `0x${createHash("sha256").update(`stand-in ${number}`).digest("hex")}`;
  return { number, hash, time: new Date(firstBlock + number * blockMs) };
}

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
