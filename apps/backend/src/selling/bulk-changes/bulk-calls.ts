import type { ShopContext } from "../../platform/http/desk-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { requiredId } from "../../platform/http/required-id.ts";
import type { Database, Executor } from "../../platform/store/database.ts";
import { inLanguage, type ReaderLanguage } from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import {
  type BulkChangeRow,
  bulkChangeRows,
  bulkChanges,
  type BulkObstacle,
} from "../../platform/store/schema/bulk-changes.ts";
import { categories } from "../../platform/store/schema/catalog.ts";
import { freightTemplates } from "../../platform/store/schema/freight.ts";
import { shopCategories } from "../../platform/store/schema/merchants.ts";
import { and, asc, desc, eq, gt, sql } from "../../platform/store/sql.ts";
import { goOn } from "./apply-batch.ts";
import { type ChangeNames, changeWire, differenceWire, namedValueWire } from "./bulk-wire.ts";
import { namedValues, previewChange, productNames } from "./preview-change.ts";
import { readEdit } from "./read-edit.ts";
import { idsOfSelection, readSelection } from "./selection.ts";
import { cancelChange, expectEdit, startChange, startUndo } from "./start-change.ts";

/** So many are changed while somebody waits for the answer; more by a job. */
const maxAtOnce = 500;
const maxListed = 20;
const maxRows = 50;
const maxKeyLength = 100;

/** `products/bulk_preview`: what a change would change. It changes nothing. */
export async function handleBulkPreview({ db, shopId, body, now, language }: ShopContext) {
  const edit = readEdit(body);
  const ids = await idsOfSelection(db, readSelection(body, shopId));
  await expectEdit(db, shopId, edit);
  const seenAt = await databaseTime(db);
  const difference = await previewChange(db, { shopId, edit, ids, now: now(), language });
  return { ...differenceWire(difference, await changeNames(db, shopId, language)), seen_at: seenAt.toISOString() };
}

/** `products/bulk_start` */
export async function handleBulkStart(context: ShopContext) {
  const { db, shopId, agent, body, now } = context;
  const edit = readEdit(body);
  const key = body.text("key");
  const seenAt = body.instant("seen_at");
  if (key === "" || key.length > maxKeyLength) throw new DomainError("parameterWrong", { parameter: "key" });
  if (seenAt === null) throw new DomainError("parameterWrong", { parameter: "seen_at" });
  const selection = readSelection(body, shopId);
  const change = await db.transaction(async (tx) => {
    const [before] = await tx
      .select()
      .from(bulkChanges)
      .where(and(eq(bulkChanges.shopId, shopId), eq(bulkChanges.idempotencyKey, key)));
    if (before !== undefined) return before;
    await expectEdit(tx, shopId, edit);
    const ids = await idsOfSelection(tx, selection);
    return startChange(tx, { shopId, agentId: agent.id, key, edit, ids, seenAt, now: now() });
  });
  if (change.total <= maxAtOnce) await finish(db, change, now, "products/bulk_start");
  return shownChange(context, change.id);
}

/** `products/bulk_list` */
export async function handleBulkList({ db, shopId, language, now }: ShopContext) {
  const rows = await db
    .select({ change: bulkChanges, agent: agents })
    .from(bulkChanges)
    .innerJoin(agents, eq(agents.id, bulkChanges.agentId))
    .where(eq(bulkChanges.shopId, shopId))
    .orderBy(desc(bulkChanges.id))
    .limit(maxListed);
  const names = await changeNames(db, shopId, language);
  return {
    list: rows.map(({ change, agent }) => changeWire(change, inLanguage(agent, "nickname", language), names, now())),
  };
}

/** `products/bulk_detail` */
export function handleBulkDetail(context: ShopContext) {
  return shownChange(context, requiredId(context.query, "id"));
}

/** `products/bulk_cancel` */
export async function handleBulkCancel(context: ShopContext) {
  const { db, shopId, body, now } = context;
  const id = requiredId(body, "id");
  await db.transaction((tx) => cancelChange(tx, shopId, id, now()));
  return shownChange(context, id);
}

/** `products/bulk_undo` */
export async function handleBulkUndo(context: ShopContext) {
  const { db, shopId, body, now } = context;
  const id = requiredId(body, "id");
  const change = await db.transaction((tx) => startUndo(tx, shopId, id, now()));
  if (change.state === "undoing" && change.total <= maxAtOnce) await finish(db, change, now, "products/bulk_undo");
  return shownChange(context, id);
}

async function finish(db: Database, change: BulkChangeRow, now: () => Date, by: string): Promise<void> {
  while (await goOn(db, change, now(), by));
}

/** With what was changed, what was left and why. */
async function shownChange({ db, shopId, language, now }: ShopContext, id: number) {
  const [found] = await db
    .select({ change: bulkChanges, agent: agents })
    .from(bulkChanges)
    .innerJoin(agents, eq(agents.id, bulkChanges.agentId))
    .where(and(eq(bulkChanges.id, id), eq(bulkChanges.shopId, shopId)));
  if (found === undefined) throw new DomainError("bulkGone", { notFound: true });
  const rows = await db
    .select()
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.changeId, id), sql`"values" <> '[]'`))
    .orderBy(asc(bulkChangeRows.productId))
    .limit(maxRows);
  const names = await changeNames(db, shopId, language);
  const values = await namedValues(
    db,
    rows.flatMap(({ productId, values: own }) => own.map((value) => ({ productId, value }))).slice(0, maxRows),
    language,
  );
  return {
    ...changeWire(found.change, inLanguage(found.agent, "nickname", language), names, now()),
    values: values.map((each) => namedValueWire(each, names)),
    obstacles: await obstacleCounts(db, id, language),
    left: await leftNames(db, id, language),
  };
}

/** What was left as it was, by the reason, with some of the products. */
async function obstacleCounts(db: Executor, id: number, language: ReaderLanguage) {
  const { rows } = await db.execute<{ reason: BulkObstacle; count: number; ids: readonly number[] }>(sql`
    select reason, count(*)::int as count, (array_agg(product_id order by product_id))[1:3] as ids
    from ${bulkChangeRows}, unnest(obstacles) as reason where change_id = ${id} group by reason order by count desc, reason`);
  const names = await productNames(
    db,
    rows.flatMap(({ ids }) => ids),
    language,
  );
  return rows.map(({ reason, count, ids }) => ({ reason, count, names: ids.flatMap((each) => names.get(each) ?? []) }));
}

/** Products that were not put back as they were, because they are others by now. */
async function leftNames(db: Executor, id: number, language: ReaderLanguage): Promise<readonly string[]> {
  const rows = await db
    .select({ productId: bulkChangeRows.productId })
    .from(bulkChangeRows)
    .where(and(eq(bulkChangeRows.changeId, id), gt(bulkChangeRows.left, 0)))
    .orderBy(asc(bulkChangeRows.productId))
    .limit(maxRows);
  const ids = rows.map(({ productId }) => productId);
  const names = await productNames(db, ids, language);
  return ids.flatMap((each) => names.get(each) ?? []);
}

async function changeNames(db: Executor, shopId: number, language: ReaderLanguage): Promise<ChangeNames> {
  const [tree, own, templates] = await Promise.all([
    db.select().from(categories),
    db.select().from(shopCategories).where(eq(shopCategories.shopId, shopId)),
    db.select().from(freightTemplates).where(eq(freightTemplates.shopId, shopId)),
  ]);
  const categoryNames = new Map(tree.map((row) => [row.id, inLanguage(row, "name", language)]));
  const ownNames = new Map(own.map((row) => [row.id, inLanguage(row, "name", language)]));
  const templateNames = new Map(templates.map(({ id, name }) => [id, name]));
  return {
    category: (id) => categoryNames.get(id) ?? `#${id}`,
    shopCategory: (id) => ownNames.get(id) ?? `#${id}`,
    template: (id) => templateNames.get(id) ?? `#${id}`,
  };
}

/** Changes of prices and stock are recorded by the clock of the database. */
async function databaseTime(db: Executor): Promise<Date> {
  const { rows } = await db.execute<{ at: string }>(sql`select clock_timestamp()::text as at`);
  return new Date(rows[0]?.at ?? Number.NaN);
}
