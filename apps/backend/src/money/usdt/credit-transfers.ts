import type { Job, JobContext } from "../../platform/domain/job.ts";
import type { Services } from "../../platform/http/services.ts";
import { eachDue } from "../../platform/jobs/each-due.ts";
import { notify } from "../../platform/notices/notify.ts";
import type { Executor } from "../../platform/store/database.ts";
import { customers } from "../../platform/store/schema/customers.ts";
import { type UsdtTopUp, type UsdtTransfer, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { ledgerSource } from "../../platform/store/schema/wallet.ts";
import { and, asc, eq, gt, inArray, isNull, lte } from "../../platform/store/sql.ts";
import { deposit } from "../wallet/top-ups.ts";
import { shownYuan } from "../../platform/wire/money.ts";
import { tokenText, worth } from "./amounts.ts";
import { cursorOf } from "./cursor.ts";
import type { RateSource } from "./rate-source.ts";

const atOnce = 100;

/** Puts into wallets what is final on the chain. */
export const creditUsdt = {
  name: "credit USDT",
  everyMilliseconds: 2000,
  run: async ({ usdt, ...context }: JobContext & Pick<Services, "usdt">) => {
    const cursor = usdt === null ? null : await cursorOf(context.db, usdt.key);
    if (usdt === null || cursor === null) return 0;
    return eachDue(context, {
      what: "to credit the top-up with USDT",
      find: (db, after) =>
        db
          .selectDistinct({ id: usdtTransfers.topUpId })
          .from(usdtTransfers)
          .where(and(isDue(usdt.key, cursor.confirmed), gt(usdtTransfers.topUpId, after)))
          .orderBy(asc(usdtTransfers.topUpId))
          .limit(atOnce),
      finish: (tx, topUpId) => creditTopUp(tx, { topUpId, rates: usdt.rates, now: context.now() }),
    });
  },
} satisfies Job;

function isDue(network: string, confirmed: number) {
  return and(
    eq(usdtTransfers.network, network),
    inArray(usdtTransfers.state, ["seen", "waiting_rate"]),
    isNull(usdtTransfers.creditedAt),
    lte(usdtTransfers.block, confirmed),
  );
}

interface Crediting {
  readonly topUpId: number;
  readonly rates: RateSource;
  readonly now: Date;
}

/**
 * Credits what is final of one top-up, in the order of the chain: what waits for a rate keeps those behind it waiting, because
 * it may take what is left at the rate that is kept. @returns false when there was nothing
 */
async function creditTopUp(tx: Executor, { topUpId, rates, now }: Crediting): Promise<boolean> {
  const [topUp] = await tx.select().from(usdtTopUps).where(eq(usdtTopUps.id, topUpId)).for("update");
  if (topUp === undefined) return false;
  const all = await tx
    .select()
    .from(usdtTransfers)
    .where(and(eq(usdtTransfers.topUpId, topUpId), isNull(usdtTransfers.token)))
    .orderBy(asc(usdtTransfers.block), asc(usdtTransfers.logIndex))
    .for("update");
  // Only now: whoever steps back waits for these rows, or has moved the cursor before we had them.
  const cursor = await cursorOf(tx, topUp.network);
  if (cursor === null) return false;
  const due = all.filter(({ creditedAt, block }) => creditedAt === null && block <= cursor.confirmed);
  let left = all.reduce((rest, { keptRateUnits }) => rest - keptRateUnits, topUp.units);
  const later = await rates.latest(tx, now);
  for (const [index, transfer] of due.entries()) {
    const isLate = topUp.cancelledAt !== null || transfer.blockTime > topUp.expiresAt;
    const atAgreedRate = isLate ? 0n : smaller(transfer.units, left);
    const rest = transfer.units - atAgreedRate;
    if (rest > 0n && later === null) {
      const waiting = due.slice(index).map(({ id }) => id);
      await tx.update(usdtTransfers).set({ state: "waiting_rate" }).where(inArray(usdtTransfers.id, waiting));
      return index > 0;
    }
    left -= atAgreedRate;
    const parts = [
      { units: atAgreedRate, rate: topUp.rate },
      { units: rest, rate: later?.rate ?? 0 },
    ];
    const laterRate = rest > 0n ? (later?.rate ?? null) : null;
    await credit(tx, topUp, transfer, { parts, atAgreedRate, laterRate, isLate, now });
  }
  return due.length > 0;
}

interface Credit {
  readonly parts: Parameters<typeof worth>[0];
  readonly atAgreedRate: bigint;
  readonly laterRate: number | null;
  readonly isLate: boolean;
  readonly now: Date;
}

async function credit(
  tx: Executor,
  topUp: UsdtTopUp,
  { id, hash, ordinal, units, decimals }: UsdtTransfer,
  { parts, atAgreedRate, laterRate, isLate, now }: Credit,
): Promise<void> {
  const amount = Number(worth(parts, decimals));
  if (!Number.isSafeInteger(amount)) throw new Error(`${hash}:${ordinal} is more than the books can hold`);
  await tx
    .update(usdtTransfers)
    .set({ state: "credited", credited: amount, keptRateUnits: atAgreedRate, laterRate, isLate, creditedAt: now })
    .where(eq(usdtTransfers.id, id));
  // Dust is noted, and worth nothing.
  if (amount === 0) return;
  const reference = `usdt:${hash}:${ordinal}`;
  const { customerId } = topUp;
  const paid = { customerId, amount, from: "usdt", source: ledgerSource.topUp, reference, at: now } as const;
  if (!(await deposit(tx, paid))) throw new Error(`${reference} is in the books already`);
  const [owner] = await tx
    .select({ deletedAt: customers.deletedAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (owner?.deletedAt !== null) return;
  await notify(
    tx,
    {
      customerId,
      kind: "account",
      about: { type: "account", id: customerId },
      text: "noticeUsdtCredited",
      parameters: { usdt: tokenText(units, decimals), amount: shownYuan(amount) },
      image: null,
      onceKey: reference,
    },
    now,
  );
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
