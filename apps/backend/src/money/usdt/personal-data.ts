import type { PersonalData } from "../../platform/domain/personal-data.ts";
import type { Executor } from "../../platform/store/database.ts";
import { usdtAlarms, usdtTopUps, usdtTransfers } from "../../platform/store/schema/usdt.ts";
import { and, asc, eq, isNull, gt } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";
import { rateText, tokenText } from "./amounts.ts";

export const personalData: PersonalData = {
  tables: [usdtTopUps, usdtTransfers, usdtAlarms],
  export: async (tx, { id }) => {
    const wanted = await tx.select().from(usdtTopUps).where(eq(usdtTopUps.customerId, id)).orderBy(asc(usdtTopUps.id));
    const sent = await tx
      .select({ transfer: usdtTransfers })
      .from(usdtTransfers)
      .innerJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
      .where(eq(usdtTopUps.customerId, id))
      .orderBy(asc(usdtTransfers.block), asc(usdtTransfers.logIndex));
    return {
      usdtTopUps: wanted.map((topUp) => ({
        number: topUp.number,
        ...exportedMoney(topUp.amount),
        usdt: tokenText(topUp.units, topUp.decimals),
        rate: rateText(topUp.rate),
        address: topUp.address,
        requestedAt: topUp.createdAt,
        cancelledAt: topUp.cancelledAt,
        transfers: sent
          .filter(({ transfer }) => transfer.topUpId === topUp.id)
          .map(({ transfer }) => ({
            transaction: transfer.hash,
            token: transfer.token ?? "USDT",
            amountSent: tokenText(transfer.units, transfer.decimals),
            sentAt: transfer.blockTime,
            credited: exportedMoney(transfer.credited),
            creditedAt: transfer.creditedAt,
          })),
      })),
    };
  },
  // The books are kept, and what is on a chain stays there; both say nothing but a number of whose it is.
  erase: async (tx, { id }) => {
    await tx.update(usdtTopUps).set({ idempotencyKey: null }).where(eq(usdtTopUps.customerId, id));
  },
  obstacles: async (tx, { id }) => [{ kind: "top_ups", count: await countOnTheirWay(tx, id) }],
};

/** Top-ups of which something has been sent that is not in the wallet yet. */
async function countOnTheirWay(tx: Executor, customerId: number): Promise<number> {
  const rows = await tx
    .selectDistinct({ id: usdtTransfers.topUpId })
    .from(usdtTransfers)
    .innerJoin(usdtTopUps, eq(usdtTopUps.id, usdtTransfers.topUpId))
    .where(
      and(
        eq(usdtTopUps.customerId, customerId),
        isNull(usdtTransfers.token),
        isNull(usdtTransfers.creditedAt),
        gt(usdtTransfers.units, 0n),
      ),
    );
  return rows.length;
}
