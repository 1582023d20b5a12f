import { holdCategoryTree } from "../../catalogue/categories/lock-category-tree.ts";
import type { Executor } from "../../platform/store/database.ts";
import { actingDatabase } from "../../platform/store/acting-database.ts";
import type { Database } from "../../platform/store/database.ts";
import {
  bulkChanges,
  type BulkChangeRow,
  bulkChangeRows,
  type BulkObstacle,
  type BulkValue,
} from "../../platform/store/schema/bulk-changes.ts";
import { skus } from "../../platform/store/schema/catalog.ts";
import { and, asc, eq, inArray, sql } from "../../platform/store/sql.ts";
import { lockProducts, lockSkus } from "../listings/lock-listings.ts";
import { isOfSkus, plannedProduct } from "./plan-values.ts";
import { pathOfEdit, readStates } from "./read-states.ts";
import { holdTemplates } from "./hold-templates.ts";
import { undoable } from "./undoable-values.ts";
import { writeValues } from "./write-values.ts";

/** Products in a transaction: nobody who orders one of them waits for more than that. */
const batchSize = 200;

/**
 * Goes on with a change, or with undoing it, by one batch. How far it has come is written with what it has changed, so that nothing
 * is changed twice, whoever goes on.
 *
 * @returns false where nothing is left to do, somebody has cancelled it, or another node is at it
 */
export function goOn(db: Database, { id, shopId, agentId }: BulkChangeRow, now: Date, by: string): Promise<boolean> {
  return actingDatabase(db, { action: by, agentId, shopId }).transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(bulkChanges)
      .where(and(eq(bulkChanges.id, id), inArray(bulkChanges.state, ["applying", "undoing"])))
      .for("update", { skipLocked: true });
    if (change === undefined) return false;
    const isUndoing = change.state === "undoing";
    const rows = await tx
      .select()
      .from(bulkChangeRows)
      .where(and(eq(bulkChangeRows.changeId, id), eq(bulkChangeRows.state, isUndoing ? "applied" : "waits")))
      .orderBy(asc(bulkChangeRows.productId))
      .limit(batchSize);
    const productIds = rows.map(({ productId }) => productId);
    if (rows.length > 0) await lockAll(tx, change, productIds);
    const counted = isUndoing ? await undo(tx, change, rows, now) : await apply(tx, change, productIds, now);
    const isLast = rows.length < batchSize;
    await tx
      .update(bulkChanges)
      .set({
        applied: change.applied + (isUndoing ? 0 : rows.length),
        changed: change.changed + counted.changed,
        undone: change.undone + counted.undone,
        notUndone: change.notUndone + counted.left,
        ...(isLast && (isUndoing ? { state: "undone", undoneAt: now } : { state: "done", endedAt: now })),
      })
      .where(eq(bulkChanges.id, id));
    return !isLast;
  });
}

async function lockAll(tx: Executor, { shopId, edit }: BulkChangeRow, productIds: readonly number[]): Promise<void> {
  if (edit.kind === "category") await holdCategoryTree(tx);
  if (isOfSkus(edit)) await lockSkus(tx, shopId, inArray(skus.productId, [...productIds]));
  await lockProducts(tx, shopId, productIds);
}

async function apply(tx: Executor, change: BulkChangeRow, productIds: readonly number[], now: Date) {
  const { id, shopId, edit, seenAt } = change;
  const path = await pathOfEdit(tx, edit);
  const isTemplateGone =
    edit.kind === "freight" && !(await holdTemplates(tx, shopId, [edit.templateId])).has(edit.templateId);
  const states = await readStates(tx, productIds, { shopId, edit, path, now, seenAt });
  const planned = productIds.map((productId) => {
    const state = states.get(productId);
    const plan =
      state === undefined || isTemplateGone
        ? { values: [], obstacles: ["gone"] satisfies BulkObstacle[] }
        : plannedProduct(edit, state, path);
    return { productId, ...plan };
  });
  const changed = planned.filter(({ values }) => values.length > 0);
  const values = new Map(changed.map((each) => [each.productId, each.values]));
  await writeValues(tx, { shopId, changeId: id, values, now });
  await noteRows(
    tx,
    id,
    planned.map((each) => ({ ...each, state: "applied" as const })),
  );
  return { changed: changed.length, undone: 0, left: 0 };
}

type Row = typeof bulkChangeRows.$inferSelect;

async function undo(tx: Executor, change: BulkChangeRow, rows: readonly Row[], now: Date) {
  const { id, shopId } = change;
  const back = await undoable(tx, change, rows, now);
  const values = new Map<number, readonly BulkValue[]>([...back].filter(([, own]) => own.length > 0));
  await writeValues(tx, { shopId, changeId: id, values, now });
  const ended = rows.map((row) => ({
    productId: row.productId,
    state: "undone" as const,
    left: row.values.length - (back.get(row.productId)?.length ?? 0),
  }));
  await noteRows(tx, id, ended);
  return { changed: 0, undone: values.size, left: ended.filter(({ left }) => left > 0).length };
}

/** All have the same columns. */
async function noteRows(
  tx: Executor,
  changeId: number,
  rows: readonly {
    readonly productId: number;
    readonly state: Row["state"];
    readonly values?: readonly BulkValue[];
    readonly obstacles?: readonly BulkObstacle[];
    readonly left?: number;
  }[],
): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map(({ productId, state, values, obstacles, left }) => ({
    product_id: productId,
    state,
    ...(values !== undefined && { values }),
    ...(obstacles !== undefined && { obstacles }),
    ...(left !== undefined && { left }),
  }));
  await tx.execute(sql`
    update ${bulkChangeRows} as stored set state = record.state,
      "values" = coalesce(record."values", stored."values"), obstacles = coalesce(record.obstacles, stored.obstacles),
      "left" = coalesce(record."left", stored."left")
    from jsonb_populate_recordset(null::${bulkChangeRows}, ${JSON.stringify(records)}::jsonb) as record
    where stored.change_id = ${changeId} and stored.product_id = record.product_id`);
}
