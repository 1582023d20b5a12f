import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { attributes, attributeValues } from "../../platform/store/schema/attributes.ts";
import { asc, eq, sql } from "../../platform/store/sql.ts";

type AttributeColumns = typeof attributes.$inferSelect;
export type ValueRow = typeof attributeValues.$inferSelect;

export interface AttributeRow extends AttributeColumns {
  readonly values: readonly ValueRow[];
}

/** Any number that no other lock has. */
const lock = 0x0a_77_b1;

/** In the order of the operator, values in the order in which they came. */
export async function readAttributeRows(db: Executor): Promise<readonly AttributeRow[]> {
  const rows = await db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.id));
  const values = Map.groupBy(
    await db.select().from(attributeValues).orderBy(asc(attributeValues.id)),
    ({ attributeId }) => attributeId,
  );
  return rows.map((row) => ({ ...row, values: values.get(row.id) ?? [] }));
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockedAttributes(tx: Executor): Promise<readonly AttributeRow[]> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lock}, 0)`);
  return readAttributeRows(tx);
}

/** @throws {DomainError} where it is gone, or somebody has changed it since it was read */
export function seenAttribute(rows: readonly AttributeRow[], { id, revision }: SeenRevision): AttributeRow {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("attributeGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("attributeChangedMeanwhile");
  return row;
}

/** @param field of the form that names it */
export function valueOf({ values }: AttributeRow, id: number, field: string): ValueRow {
  const row = values.find((each) => each.id === id);
  if (row === undefined) throw new DomainError("attributeValueGone", { notFound: true, field });
  return row;
}

/** Whatever changes of an attribute or its values. */
export async function raiseRevision(tx: Executor, { id, revision }: AttributeRow): Promise<void> {
  await tx
    .update(attributes)
    .set({ revision: revision + 1 })
    .where(eq(attributes.id, id));
}

export function namesOf(row: Pick<ValueRow, "name" | "translations">): WrittenTexts {
  return byLanguage(storedText(row, "name"));
}
