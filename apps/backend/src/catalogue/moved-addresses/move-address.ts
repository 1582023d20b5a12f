import type { Executor } from "../../platform/store/database.ts";
import { type MovedKind, movedAddresses } from "../../platform/store/schema/moved-addresses.ts";
import { and, eq, inArray } from "../../platform/store/sql.ts";

/**
 * Lets the addresses of an id lead to another one from now on, as do those that led to it until now. The other id must be
 * one that has a page: whoever calls this holds what both stand in, so that neither moves meanwhile.
 */
export async function moveAddress(tx: Executor, kind: MovedKind, formerId: number, currentId: number): Promise<void> {
  const { kind: kindColumn, formerId: former, currentId: current } = movedAddresses;
  // An id that comes back has its own page again.
  await tx.delete(movedAddresses).where(and(eq(kindColumn, kind), eq(former, currentId)));
  await tx
    .update(movedAddresses)
    .set({ currentId })
    .where(and(eq(kindColumn, kind), eq(current, formerId)));
  await tx
    .insert(movedAddresses)
    .values({ kind, formerId, currentId })
    .onConflictDoUpdate({ target: [kindColumn, former], set: { currentId } });
}

/** Ids that go without another in their place: what led to them leads nowhere. */
export async function forgetAddresses(tx: Executor, kind: MovedKind, ids: readonly number[]): Promise<void> {
  await tx
    .delete(movedAddresses)
    .where(and(eq(movedAddresses.kind, kind), inArray(movedAddresses.currentId, [...ids])));
}
