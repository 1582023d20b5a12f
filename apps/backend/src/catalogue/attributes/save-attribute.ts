import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { movedPositions } from "../../platform/store/moved-positions.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { attributes } from "../../platform/store/schema/attributes.ts";
import { eq } from "../../platform/store/sql.ts";
import { readCategoryTree } from "../categories/category-tree.ts";
import { type AttributeRow, lockedAttributes, raiseRevision, seenAttribute } from "./attribute-rows.ts";
import { expectFreeWords, type Wording, wordingColumns } from "./attribute-words.ts";

/** More than anybody finds their way through. */
const maxAttributes = 100;

export interface AttributeContent extends Wording {
  /** Where it holds, with all categories below these; null: everywhere. */
  readonly categoryIds: readonly number[] | null;
}

/** Adds an attribute without values behind all others. @throws {DomainError} where another one holds a word of it */
export async function addAttribute(
  tx: Executor,
  content: AttributeContent,
  language: ReaderLanguage,
): Promise<AttributeRow> {
  const rows = await lockedAttributes(tx);
  if (rows.length >= maxAttributes) throw new DomainError("attributesTooMany", { parameter: String(maxAttributes) });
  expectFreeWords(content, rows, { key: "attributeWordTaken", language });
  await expectCategories(tx, content.categoryIds, []);
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  const [row] = await tx
    .insert(attributes)
    .values({ ...columnsFor(content), position })
    .returning();
  return { ...assertDefined(row, "attribute that has just been made"), values: [] };
}

/** @throws {DomainError} where another one holds a word of it, or somebody was quicker */
export async function changeAttribute(
  tx: Executor,
  seen: SeenRevision,
  content: AttributeContent,
  language: ReaderLanguage,
): Promise<void> {
  const rows = await lockedAttributes(tx);
  const row = seenAttribute(rows, seen);
  const others = rows.filter(({ id }) => id !== row.id);
  expectFreeWords(content, others, { key: "attributeWordTaken", language });
  await expectCategories(tx, content.categoryIds, row.categoryIds ?? []);
  await tx
    .update(attributes)
    .set({ ...columnsFor(content), revision: row.revision + 1 })
    .where(eq(attributes.id, row.id));
}

/** @param beforeId the one that it stands in front of; null: behind all others */
export async function moveAttribute(tx: Executor, seen: SeenRevision, beforeId: number | null): Promise<void> {
  const rows = await lockedAttributes(tx);
  const row = seenAttribute(rows, seen);
  const moved = movedPositions(rows, row.id, beforeId);
  if (moved === null) throw new DomainError("attributeChangedMeanwhile");
  for (const { id, position } of moved) await tx.update(attributes).set({ position }).where(eq(attributes.id, id));
}

/** Removes an attribute with its values: products keep their options, which are counted as they are written again. */
export async function removeAttribute(tx: Executor, seen: SeenRevision): Promise<void> {
  const row = seenAttribute(await lockedAttributes(tx), seen);
  await tx.delete(attributes).where(eq(attributes.id, row.id));
}

/** Attributes of categories that are gone hold in those that stand for them. */
export async function carryAttributeCategories(
  tx: Executor,
  replaced: readonly { readonly formerId: number; readonly currentId: number }[],
): Promise<void> {
  const current = new Map(replaced.map(({ formerId, currentId }) => [formerId, currentId]));
  for (const row of await lockedAttributes(tx)) {
    const { categoryIds } = row;
    if (categoryIds === null || !categoryIds.some((id) => current.has(id))) continue;
    const carried = [...new Set(categoryIds.map((id) => current.get(id) ?? id))];
    await tx.update(attributes).set({ categoryIds: carried }).where(eq(attributes.id, row.id));
    await raiseRevision(tx, row);
  }
}

/** @param known may be gone since they were named */
async function expectCategories(tx: Executor, ids: readonly number[] | null, known: readonly number[]): Promise<void> {
  if (ids === null) return;
  const field = "category_ids";
  if (ids.length === 0) throw new DomainError("attributeCategoriesMissing", { field });
  const tree = await readCategoryTree(tx);
  if (ids.some((id) => tree.find(id) === undefined && !known.includes(id)))
    throw new DomainError("categoryGone", { field });
}

function columnsFor({ categoryIds, ...wording }: AttributeContent) {
  return { ...wordingColumns(wording), categoryIds: categoryIds === null ? null : [...new Set(categoryIds)] };
}
