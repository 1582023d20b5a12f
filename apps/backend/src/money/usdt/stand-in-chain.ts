import { createHash, randomBytes } from "node:crypto";
import type { Executor } from "../../platform/store/database.ts";
import { standInTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, gte, inArray, lte } from "../../platform/store/sql.ts";
import type { Block, Chain } from "./chain.ts";

export const standInChainId = 31_337;
const standInDecimals = 6;
/** Nobody has deployed anything there. */
export const standInContract = "0x0000000000000000000000000000000000FacAdE";

const blockMs = 3000;
const firstBlock = Date.UTC(2026, 0, 1);

/** The demo's chain: a block every three seconds, none of them ever replaced, and nothing on it is worth anything. */
export function standInChain(db: Executor, now: () => Date): Chain {
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
