import type { Database, Executor } from "../../platform/store/database.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { type UsdtCursor, usdtBlocks, usdtCursors } from "../../platform/store/schema/usdt.ts";
import { eq, sql } from "../../platform/store/sql.ts";

/** How far a network has been read; null: nothing of it has. */
export async function cursorOf(db: Executor, network: string): Promise<UsdtCursor | null> {
  const [cursor] = await db.select().from(usdtCursors).where(eq(usdtCursors.network, network));
  return cursor ?? null;
}

/** Begins to read a network, unless somebody has already. */
export async function openCursor(db: Database, cursor: typeof usdtCursors.$inferInsert, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [opened] = await tx.insert(usdtCursors).values(cursor).onConflictDoNothing().returning();
    if (opened === undefined) return;
    await tx.insert(usdtBlocks).values({ network: opened.network, block: opened.confirmed, hash });
  });
}

/**
 * Writes down what was read of the chain since `known` was, unless another node has been faster: then what was read may be
 * out of date. Killed in the middle, nothing of it has happened.
 *
 * @returns the cursor after it; null: another node was faster
 */
export function moveCursor(
  db: Database,
  known: UsdtCursor,
  move: (tx: Executor) => Promise<Partial<UsdtCursor>>,
): Promise<UsdtCursor | null> {
  return retriedTransaction(db, async (tx) => {
    const isThisNetwork = eq(usdtCursors.network, known.network);
    const [locked] = await tx.select().from(usdtCursors).where(isThisNetwork).for("update");
    if (locked?.version !== known.version) return null;
    const change = await move(tx);
    const [moved] = await tx
      .update(usdtCursors)
      .set({ ...change, version: sql`${usdtCursors.version} + 1` })
      .where(isThisNetwork)
      .returning();
    return moved ?? null;
  });
}
