import { readCategoryTree } from "../../catalogue/categories/category-tree.ts";
import { holdCategoryTree } from "../../catalogue/categories/lock-category-tree.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { type RequiredDocument, requiredDocuments } from "../../platform/store/schema/required-documents.ts";
import { and, eq } from "../../platform/store/sql.ts";
import { isRequired } from "./valid-documents.ts";

/** More than any shop would gather. */
const maxKinds = 20;

export interface WrittenKind {
  readonly name: WrittenTexts;
  readonly note: WrittenTexts;
  readonly hasExpiry: boolean;
}

/** Requires one more document in a category. @throws {DomainError} where the category is gone, or has many already */
export async function addKind(tx: Executor, categoryId: number, kind: WrittenKind): Promise<number> {
  await holdCategoryTree(tx);
  if ((await readCategoryTree(tx)).find(categoryId) === undefined)
    throw new DomainError("categoryGone", { notFound: true });
  const count = await tx.$count(requiredDocuments, and(isRequired, eq(requiredDocuments.categoryId, categoryId)));
  if (count >= maxKinds) throw new DomainError("requiredDocumentsTooMany", { parameter: String(maxKinds) });
  const [row] = await tx
    .insert(requiredDocuments)
    .values({ categoryId, ...columnsOfKind(kind) })
    .returning({ id: requiredDocuments.id });
  return assertDefined(row, "required document that has just been added").id;
}

/** What shops have shown of it already stays as it is. @throws {DomainError} where somebody was quicker */
export async function changeKind(tx: Executor, seen: SeenRevision, kind: WrittenKind): Promise<void> {
  const { id, revision } = await lockedKind(tx, seen);
  await tx
    .update(requiredDocuments)
    .set({ ...columnsOfKind(kind), revision: revision + 1 })
    .where(eq(requiredDocuments.id, id));
}

/** Requires it no more. @throws {DomainError} where somebody was quicker */
export async function removeKind(tx: Executor, seen: SeenRevision, now: Date): Promise<void> {
  const { id, revision } = await lockedKind(tx, seen);
  await tx
    .update(requiredDocuments)
    .set({ deletedAt: now, revision: revision + 1 })
    .where(eq(requiredDocuments.id, id));
}

async function lockedKind(tx: Executor, { id, revision }: SeenRevision): Promise<RequiredDocument> {
  const [row] = await tx
    .select()
    .from(requiredDocuments)
    .where(and(isRequired, eq(requiredDocuments.id, id)))
    .for("no key update");
  if (row === undefined) throw new DomainError("requiredDocumentGone", { notFound: true });
  if (row.revision !== revision) throw new DomainError("requiredDocumentChangedMeanwhile");
  return row;
}

function columnsOfKind({ name, note, hasExpiry }: WrittenKind) {
  return { ...columnsOf({ name: asStored(name), note: asStored(note) }), hasExpiry };
}
