import { DomainError } from "../../platform/http/domain-error.ts";
import type { Page } from "../../platform/http/query.ts";
import { countTry } from "../../platform/rate-limits/rate-limit.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { type UsdtTopUp, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, desc, eq, gt, isNull, type SQL, sql } from "../../platform/store/sql.ts";
import { readTopUpTerms } from "../wallet/top-up-settings.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { unitsFor, worth } from "./amounts.ts";
import type { Network } from "./network.ts";
import { holdMinutes } from "./usdt-settings.ts";
import { nextAddressIndex } from "./deposit-address.ts";
import { lockCustomer } from "../../identity/customers/customer-rows.ts";

/** So many a customer may have open: each is an address that is watched for ever. */
const maxOpen = 5;

/** So many a customer may begin, cancelled ones included, for the same reason. */
const maxADay = { tries: 30, minutes: 24 * 60 };

/** What is wanted: fen in the wallet, or so much USDT sent. */
export type WantedAmount = { readonly fen: number } | { readonly units: bigint };

export interface UsdtTopUpRequest {
  readonly customerId: number;
  readonly wanted: WantedAmount;
  readonly idempotencyKey: string | null;
  readonly number: string;
  readonly now: Date;
}

/**
 * Gives out an address to send USDT to, at a rate that is kept for a while.
 *
 * @throws {DomainError} where the platform takes no such amount, or none at present
 */
export function beginTopUp(db: Database, network: Network, request: UsdtTopUpRequest): Promise<UsdtTopUp> {
  const { customerId, wanted, idempotencyKey, number, now } = request;
  const asked = "fen" in wanted ? `CNY ${wanted.fen}` : `USDT ${wanted.units}`;
  return db.transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    const before = await requestedBefore(tx, customerId, idempotencyKey);
    if (before !== null) {
      if (before.request !== asked || before.network !== network.key) throw new DomainError("keyReused");
      return before;
    }
    const { isOpen, least, most } = await readTopUpTerms(tx);
    const { decimals } = network.checked;
    const rate = await network.rates.latest(tx, now);
    if (!isOpen) throw new DomainError("topUpClosed");
    if (decimals === null || rate === null) throw new DomainError("usdtUnavailable");
    const amount = "fen" in wanted ? wanted.fen : Number(worth([{ units: wanted.units, rate: rate.rate }], decimals));
    if (amount < least) throw new DomainError("topUpTooSmall", { parameter: shownYuan(least) });
    if (amount > most) throw new DomainError("topUpTooLarge", { parameter: shownYuan(most) });
    const open = await tx.$count(usdtTopUps, and(eq(usdtTopUps.customerId, customerId), isWaiting(now)));
    if (open >= maxOpen) throw new DomainError("usdtTooManyOpen", { parameter: String(maxOpen) });
    await countTry(tx, [{ key: `usdt:customer:${customerId}`, ...maxADay }], now);
    const addressIndex = await nextAddressIndex(tx, now);
    const [begun] = await tx
      .insert(usdtTopUps)
      .values({
        number,
        customerId,
        network: network.key,
        addressIndex,
        address: await network.addressOf(addressIndex),
        request: asked,
        amount,
        units: "fen" in wanted ? unitsFor(amount, rate.rate, decimals) : wanted.units,
        decimals,
        rate: rate.rate,
        idempotencyKey,
        createdAt: now,
        expiresAt: new Date(now.getTime() + (await holdMinutes(tx)) * 60_000),
      })
      .returning();
    if (begun === undefined) throw new Error("The top-up was not stored");
    return begun;
  });
}

async function requestedBefore(tx: Executor, customerId: number, key: string | null): Promise<UsdtTopUp | null> {
  if (key === null) return null;
  const [before] = await tx
    .select()
    .from(usdtTopUps)
    .where(and(eq(usdtTopUps.customerId, customerId), eq(usdtTopUps.idempotencyKey, key)));
  return before ?? null;
}

/** It can still be sent for at the rate that is kept, and not enough has come. */
function isWaiting(now: Date): SQL | undefined {
  const come = sql`(select coalesce(sum(${usdtTransfers.units}), 0) from ${usdtTransfers}
    where ${usdtTransfers.topUpId} = ${usdtTopUps.id} and ${usdtTransfers.token} is null)`;
  return and(isNull(usdtTopUps.cancelledAt), gt(usdtTopUps.expiresAt, now), sql`${come} < ${usdtTopUps.units}`);
}

/** The newest one that a customer can still send for; null: there is none. */
export async function waitingTopUp(
  db: Executor,
  { customerId, network, now }: { readonly customerId: number; readonly network: string; readonly now: Date },
): Promise<number | null> {
  const [newest] = await db
    .select({ id: usdtTopUps.id })
    .from(usdtTopUps)
    .where(and(eq(usdtTopUps.customerId, customerId), eq(usdtTopUps.network, network), isWaiting(now)))
    .orderBy(desc(usdtTopUps.id))
    .limit(1);
  return newest?.id ?? null;
}

/** @throws {DomainError} unless the customer has such a top-up */
export async function usdtTopUpOf(db: Executor, customerId: number, id: number): Promise<UsdtTopUp> {
  return known(await selectOne(db, customerId, id));
}

/** A customer's own, newest first. */
export async function usdtTopUpsOf(db: Executor, customerId: number, page: Page) {
  const isOwn = eq(usdtTopUps.customerId, customerId);
  const [rows, total] = await Promise.all([
    db.select().from(usdtTopUps).where(isOwn).orderBy(desc(usdtTopUps.id)).limit(page.size).offset(page.offset),
    db.$count(usdtTopUps, isOwn),
  ]);
  return { rows, total };
}

/**
 * What is sent nevertheless is credited at the rate of that time. A repetition changes nothing.
 *
 * @throws {DomainError} where something has come, or its time is over
 */
export function cancelTopUp(db: Database, customerId: number, id: number, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    // A transfer that refers to it is stored before, or after.
    const { cancelledAt, expiresAt } = known(await selectOne(tx, customerId, id).for("update"));
    if (cancelledAt !== null) return;
    const isNoted = and(eq(usdtTransfers.topUpId, id), isNull(usdtTransfers.token), gt(usdtTransfers.units, 0n));
    if (expiresAt <= now || (await tx.$count(usdtTransfers, isNoted)) > 0) throw new DomainError("usdtNotCancellable");
    await tx.update(usdtTopUps).set({ cancelledAt: now }).where(eq(usdtTopUps.id, id));
  });
}

function selectOne(db: Executor, customerId: number, id: number) {
  return db
    .select()
    .from(usdtTopUps)
    .where(and(eq(usdtTopUps.id, id), eq(usdtTopUps.customerId, customerId)));
}

function known([topUp]: readonly UsdtTopUp[]): UsdtTopUp {
  if (topUp === undefined) throw new DomainError("topUpGone", { notFound: true });
  return topUp;
}
