import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { topUps } from "../../platform/store/schema/wallet.ts";
import { ledgerAccounts, ledgerEntries, ledgerPostings, ledgerSource } from "../../platform/store/schema/wallet.ts";
import { asc, eq } from "../../platform/store/sql.ts";
import { exportedMoney } from "../../platform/wire/money.ts";
import { balanceOf } from "./balance.ts";

const sourceNames = new Map(Object.entries(ledgerSource).map(([name, source]) => [source, name]));

export const personalData: PersonalData = {
  tables: [ledgerAccounts, ledgerPostings, topUps],
  export: async (tx, { id }) => {
    const movements = await tx
      .select({ source: ledgerEntries.source, amount: ledgerPostings.amount, at: ledgerEntries.createdAt })
      .from(ledgerPostings)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, ledgerPostings.entryId))
      .where(eq(ledgerAccounts.customerId, id))
      .orderBy(asc(ledgerPostings.id));
    const wanted = await tx.select().from(topUps).where(eq(topUps.customerId, id)).orderBy(asc(topUps.id));
    return {
      balance: exportedMoney(await balanceOf(tx, id)),
      movements: movements.map(({ source, amount, at }) => ({
        what: sourceNames.get(source) ?? String(source),
        ...exportedMoney(amount),
        at,
      })),
      topUps: wanted.map(({ number, amount, createdAt, paidAt }) => ({
        number,
        ...exportedMoney(amount),
        requestedAt: createdAt,
        paidAt,
      })),
    };
  },
  // The books are kept, and say nothing but a number of whose they are.
  erase: async (tx, { id }) => {
    await tx.update(topUps).set({ idempotencyKey: null }).where(eq(topUps.customerId, id));
  },
  obstacles: async (tx, { id }) => {
    const amount = await balanceOf(tx, id);
    return [{ kind: "balance", count: amount === 0 ? 0 : 1, amount }];
  },
};
