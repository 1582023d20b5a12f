import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, desc, eq, gt, isNotNull } from "../../platform/store/sql.ts";
import { askForPart } from "./block-span.ts";
import type { BlockRange } from "./chain.ts";
import { cursorOf, moveCursor } from "./cursor.ts";
import type { Network } from "./network.ts";
import { type OwnTransfer, ownTransfers } from "./transfers.ts";

/** Of how old top-ups the addresses are looked at, and of how many of them. */
const recentMs = 7 * 24 * 60 * 60 * 1000;
const maxAddresses = 500;

/** Anybody can make tokens, and send them about. */
const maxOfTopUp = 20;

/**
 * Looks for other tokens that were sent to recent addresses by mistake, in blocks that are final. By itself, because some nodes
 * do not answer such a question, and what is credited does not depend on it.
 */
export const noteForeignTokens = {
  name: "note other tokens than USDT",
  everyMilliseconds: 10_000,
  run: async ({ usdt, ...context }: JobContext & Pick<Services, "usdt">) =>
    usdt === null || usdt.isSandbox ? 0 : noteTokens(context, usdt),
} satisfies Job;

/** @returns how many transfers are new */
async function noteTokens(context: Pick<JobContext, "db" | "now">, network: Network): Promise<number> {
  const { db } = context;
  let noted = 0;
  let cursor = await cursorOf(db, network.key);
  while (cursor !== null && cursor.foreign < cursor.confirmed) {
    const range = { from: cursor.foreign + 1, to: cursor.confirmed };
    const part = await askForPart(network.foreignSpan, range, (each) => readForeign(context, network, each));
    let added = 0;
    cursor = await moveCursor(db, cursor, async (tx) => {
      added = 0;
      for (const { transfer, name, decimals } of part.answer) {
        const { topUpId, hash, ordinal, units, block, blockHash, blockTime, logIndex, token } = transfer;
        const known = await tx.$count(
          usdtTransfers,
          and(eq(usdtTransfers.topUpId, topUpId), isNotNull(usdtTransfers.token)),
        );
        if (known >= maxOfTopUp) continue;
        const position = { block, blockHash, blockTime, logIndex };
        const rows = await tx
          .insert(usdtTransfers)
          .values({
            network: network.key,
            topUpId,
            hash,
            ordinal,
            state: "foreign",
            token,
            tokenName: name,
            units,
            decimals,
            ...position,
          })
          .onConflictDoNothing()
          .returning({ id: usdtTransfers.id });
        added += rows.length;
      }
      return { foreign: part.to };
    });
    if (cursor !== null) noted += added;
  }
  return noted;
}

interface ForeignTransfer {
  readonly transfer: OwnTransfer;
  readonly name: string | null;
  readonly decimals: number;
}

async function readForeign(
  { db, now }: Pick<JobContext, "db" | "now">,
  { chain, key, contract }: Network,
  range: BlockRange,
): Promise<readonly ForeignTransfer[]> {
  const recent = await db
    .select({ address: usdtTopUps.address })
    .from(usdtTopUps)
    .where(and(eq(usdtTopUps.network, key), gt(usdtTopUps.createdAt, new Date(now().getTime() - recentMs))))
    .orderBy(desc(usdtTopUps.id))
    .limit(maxAddresses);
  if (recent.length === 0) return [];
  const logs = await chain.anyTransfers(
    range,
    recent.map(({ address }) => address),
  );
  // Transfers of nothing are sent by those who want to be seen in lists.
  const wanted = logs.filter(({ token, units }) => token !== contract && units > 0n);
  const found: ForeignTransfer[] = [];
  for (const transfer of await ownTransfers(db, chain, key, wanted)) {
    const { symbol, decimals } = await chain.describe(transfer.token);
    found.push({ transfer, name: honestName(symbol), decimals });
  }
  return found;
}

/** Null for a name that nobody can read, or that is taken to look like the right one: then its address stands for it. */
function honestName(symbol: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9.\-_]{0,11}$/.test(symbol) && !/usd[t₮]/i.test(symbol) ? symbol : null;
}
