import type { PersonalData } from "../../platform/domain/personal-data.ts";
import { accountDeletions, dataCopies } from "../../platform/store/schema/personal-data.ts";
import { and, asc, eq, isNull, sql } from "../../platform/store/sql.ts";

export const personalData: PersonalData = {
  tables: [dataCopies, accountDeletions],
  export: async (tx, { id }) => {
    const { state, createdAt, readyAt, usedAt } = dataCopies;
    const copies = tx.select({ state, askedAt: createdAt, readyAt, usedAt }).from(dataCopies);
    const deletions = tx
      .select({ askedAt: accountDeletions.askedAt, dueAt: accountDeletions.dueAt })
      .from(accountDeletions);
    return {
      copies: await copies.where(eq(dataCopies.customerId, id)).orderBy(asc(dataCopies.id)),
      deletion: (await deletions.where(eq(accountDeletions.customerId, id)))[0] ?? null,
    };
  },
  // Their files are deleted by the job that deletes all others. The deletion itself is its job's to end.
  erase: async (tx, { id }) => {
    await tx.delete(dataCopies).where(and(eq(dataCopies.customerId, id), isNull(dataCopies.path)));
    await tx
      .update(dataCopies)
      .set({ state: "expired", key: sql`'x' || ${dataCopies.id}` })
      .where(eq(dataCopies.customerId, id));
  },
};
