import { expect, test } from "vitest";
import { eq } from "../../platform/store/sql.ts";
import { onEachStore } from "../../test-support/on-each-store.ts";
import { balanceOf, contentOf } from "./balance.ts";
import { book } from "./book.ts";
import { grant } from "./grant.ts";
import { ownAccount, walletOf } from "./ledger-accounts.ts";
import { ledgerAccounts, ledgerEntries, ledgerPostings } from "../../platform/store/schema/wallet.ts";

const at = new Date("2026-11-20T04:00:00Z");

onEachStore("ledger", (backend) => {
  test("the ledger gives a customer the platform's money, once for each reference", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    const [wallet, grants] = [await walletOf(db, id), await ownAccount(db, "grants")];
    const before = await contentOf(db, grants);
    const give = () =>
      db.transaction((tx) => grant(tx, { customerId: id, amount: 2500, reference: `welcome:${id}`, at }));
    expect((await Promise.all([give(), give(), give()])).filter(Boolean)).toEqual([true]);
    expect([await contentOf(db, wallet), (await contentOf(db, grants)) - before]).toEqual([2500, -2500]);
    const accounts = await db.select().from(ledgerAccounts).where(eq(ledgerAccounts.customerId, id));
    expect(accounts).toHaveLength(1);
  });

  test("the ledger takes nothing that does not add up", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    const wallet = await walletOf(db, id);
    const reference = `made of nothing:${id}`;
    const postings = [{ accountId: wallet, amount: 1 }];
    await expect(db.transaction((tx) => book(tx, { source: 100, reference, at, postings }))).rejects.toThrow();
    expect(await db.select().from(ledgerEntries).where(eq(ledgerEntries.reference, reference))).toEqual([]);
    expect(await contentOf(db, wallet)).toBe(0);
  });

  test("the ledger takes no more out of a wallet than it holds, however many want it at once", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    const [wallet, sales] = [await walletOf(db, id), await ownAccount(db, "sales")];
    await db.transaction((tx) => grant(tx, { customerId: id, amount: 1000, reference: `welcome:${id}`, at }));
    const take = (number: number) =>
      db.transaction((tx) =>
        book(tx, {
          source: 103,
          reference: `taken:${id}:${number}`,
          at,
          postings: [
            { accountId: wallet, amount: -400 },
            { accountId: sales, amount: 400 },
          ],
        }),
      );
    const outcomes = await Promise.allSettled([1, 2, 3, 4, 5].map(take));
    const rejected = outcomes.filter((outcome) => outcome.status === "rejected");
    expect(rejected.map(({ reason }) => String(reason))).toEqual(Array(3).fill("DomainError: balanceTooLow"));
    expect(await balanceOf(db, id)).toBe(200);
  });

  test("the ledger is only ever added to", async () => {
    const { db } = backend;
    const { id } = await backend.newCustomer();
    await db.transaction((tx) => grant(tx, { customerId: id, amount: 1000, reference: `welcome:${id}`, at }));
    await expect(db.update(ledgerPostings).set({ amount: 0 })).rejects.toThrow();
    await expect(db.delete(ledgerPostings)).rejects.toThrow();
    expect(await balanceOf(db, id)).toBe(1000);
  });
});
