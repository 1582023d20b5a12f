import type { Executor } from "../../platform/store/database.ts";
import { usdtAlarms, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from "../../platform/store/sql.ts";
import type { BlockRange, Chain, TransferLog } from "./chain.ts";
import type { Network } from "./network.ts";

/** A transfer to an address of ours, with all that identifies it. */
export interface OwnTransfer extends TransferLog {
  readonly topUpId: number;
  readonly ordinal: number;
  readonly blockTime: Date;
}

/** A node takes only so many topics, and a thousand is what the strictest allow. */
const addressesAtOnce = 500;

/** With more addresses than this, all transfers of the token are read and looked up here: that has no bounds. */
const maxAddressesToAskFor = 2000;

/** What came to addresses of ours, however old they are. */
export async function readTransfers(
  db: Executor,
  { chain, key }: Pick<Network, "chain" | "key">,
  range: BlockRange,
  atMost = maxAddressesToAskFor,
): Promise<readonly OwnTransfer[]> {
  const addresses = await addressesOf(db, key, atMost);
  const logs: TransferLog[] = [];
  if (addresses === null) logs.push(...(await chain.transfers(range, null)));
  else for (const some of inBatches(addresses)) logs.push(...(await chain.transfers(range, some)));
  return ownTransfers(db, chain, key, logs);
}

/** Of logs those that are for an address of ours. */
export async function ownTransfers(
  db: Executor,
  chain: Chain,
  network: string,
  logs: readonly TransferLog[],
): Promise<readonly OwnTransfer[]> {
  const found: OwnTransfer[] = [];
  for (const some of inBatches(logs)) {
    const topUps = await db
      .select({ id: usdtTopUps.id, address: usdtTopUps.address })
      .from(usdtTopUps)
      .where(and(eq(usdtTopUps.network, network), inArray(usdtTopUps.address, [...new Set(some.map(({ to }) => to))])));
    const idOf = new Map(topUps.map(({ id, address }) => [address, id]));
    for (const log of some) {
      const topUpId = idOf.get(log.to);
      if (topUpId !== undefined) found.push({ ...log, topUpId, ...(await chain.locate(log)) });
    }
  }
  return found;
}

/** Null: there are too many to name. */
async function addressesOf(db: Executor, network: string, atMost: number): Promise<readonly string[] | null> {
  const rows = await db
    .select({ address: usdtTopUps.address })
    .from(usdtTopUps)
    .where(eq(usdtTopUps.network, network))
    .limit(atMost + 1);
  return rows.length > atMost ? null : rows.map(({ address }) => address);
}

function inBatches<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  return Array.from({ length: Math.ceil(all.length / addressesAtOnce) }, (_, index) =>
    all.slice(index * addressesAtOnce, (index + 1) * addressesAtOnce),
  );
}

interface Replacement {
  readonly network: string;
  readonly decimals: number;
  /** `to` null: and all above. */
  readonly from: number;
  readonly to: number | null;
  readonly found: readonly OwnTransfer[];
  readonly now: Date;
}

/** What is known of some blocks, as far as we believe it to be on the chain; `to` null: and of all above. */
export function transfersWithin(db: Executor, network: string, from: number, to: number | null) {
  return db
    .select()
    .from(usdtTransfers)
    .where(
      and(
        eq(usdtTransfers.network, network),
        isNull(usdtTransfers.token),
        isNull(usdtTransfers.lostAt),
        gte(usdtTransfers.block, from),
        to === null ? undefined : lte(usdtTransfers.block, to),
      ),
    );
}

/**
 * Makes what is known of some blocks what was found in them: what has not been credited and is not there any more is
 * forgotten, what was there before in another block is in this one now.
 *
 * @returns the transactions that were credited and are not there any more
 */
export async function replaceTransfers(tx: Executor, { from, to, ...stored }: Replacement): Promise<readonly string[]> {
  const { network, found, now } = stored;
  const foundIds = new Set(found.map(identityOf));
  const before = await transfersWithin(tx, network, from, to).for("update");
  const gone = before.filter((each) => !foundIds.has(identityOf(each)));
  const [uncredited, credited] = [true, false].map((isWanted) =>
    gone.filter(({ creditedAt }) => (creditedAt === null) === isWanted).map(({ id }) => id),
  );
  if (uncredited !== undefined && uncredited.length > 0)
    await tx.delete(usdtTransfers).where(inArray(usdtTransfers.id, uncredited));
  const lost = await raiseLost(tx, credited ?? [], network, now);
  await storeTransfers(tx, stored);
  return lost;
}

/** Adds what was found to what is known. What has been credited is credited, wherever it was mined again. */
export async function storeTransfers(
  tx: Executor,
  { network, decimals, found, now }: Omit<Replacement, "from" | "to">,
): Promise<void> {
  for (const { topUpId, hash, ordinal, units, block, blockHash, blockTime, logIndex } of found) {
    const content = { topUpId, units, block, blockHash, blockTime, logIndex };
    const [isThis, isSame] = [
      and(eq(usdtTransfers.network, network), eq(usdtTransfers.hash, hash), eq(usdtTransfers.ordinal, ordinal)),
      and(eq(usdtTransfers.topUpId, topUpId), eq(usdtTransfers.units, units)),
    ];
    // What a transaction sends may be something else where it is mined again, also another token.
    await tx.delete(usdtTransfers).where(and(isThis, isNotNull(usdtTransfers.token)));
    const [stored] = await tx
      .insert(usdtTransfers)
      .values({ network, hash, ordinal, decimals, state: "seen", ...content })
      .onConflictDoUpdate({
        target: [usdtTransfers.network, usdtTransfers.hash, usdtTransfers.ordinal],
        set: { ...content, lostAt: null },
        // What was credited and is something else now is still gone.
        setWhere: sql`${usdtTransfers.creditedAt} is null or ${isSame}`,
      })
      .returning({ id: usdtTransfers.id });
    if (stored !== undefined) await resolveAlarms(tx, stored.id, now);
  }
}

/** A transfer that was credited is where we look again. */
async function resolveAlarms(tx: Executor, transferId: number, now: Date): Promise<void> {
  await tx
    .update(usdtAlarms)
    .set({ resolvedAt: now })
    .where(and(eq(usdtAlarms.transferId, transferId), isNull(usdtAlarms.resolvedAt)));
}

/** The chain has another history above a block. What was not credited is forgotten; what was is looked for anew. */
export async function forgetTransfersAbove(tx: Executor, network: string, block: number): Promise<void> {
  const isAbove = and(eq(usdtTransfers.network, network), gt(usdtTransfers.block, block));
  // Whoever credits one of them has done so before, or finds it gone.
  await tx.select({ id: usdtTransfers.id }).from(usdtTransfers).where(isAbove).for("update");
  await tx.delete(usdtTransfers).where(and(isAbove, isNull(usdtTransfers.creditedAt)));
}

/** What was credited is gone: an alarm for each that was worth something. */
async function raiseLost(tx: Executor, ids: number[], network: string, now: Date): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const lost = await tx
    .update(usdtTransfers)
    .set({ lostAt: now })
    .where(inArray(usdtTransfers.id, ids))
    .returning({ id: usdtTransfers.id, hash: usdtTransfers.hash, credited: usdtTransfers.credited });
  const missed = lost.filter(({ credited }) => credited > 0);
  const alarms = missed.map(({ id }) => ({ network, kind: "lost" as const, transferId: id, at: now }));
  if (alarms.length > 0) await tx.insert(usdtAlarms).values(alarms);
  return missed.map(({ hash }) => hash);
}

/** A transfer of another amount, or to somebody else, is another one. */
export function identityOf({ hash, ordinal, topUpId, units }: Identity): string {
  return `${hash}:${ordinal}:${topUpId}:${units}`;
}

type Identity = Pick<OwnTransfer, "hash" | "ordinal" | "topUpId" | "units">;
