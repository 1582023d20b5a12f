import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { ReaderLanguage } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { attributeValues } from "../../platform/store/schema/attributes.ts";
import { eq } from "../../platform/store/sql.ts";
import {
  type AttributeRow,
  lockedAttributes,
  namesOf,
  raiseRevision,
  seenAttribute,
  valueOf,
} from "./attribute-rows.ts";
import { expectFreeWords, type Wording, wordingColumns, wordsOf } from "./attribute-words.ts";

/** More than anybody finds their way through. */
const maxValues = 500;

/** @throws {DomainError} that names the other value that holds a word of it */
export async function addValue(
  tx: Executor,
  seen: SeenRevision,
  wording: Wording,
  language: ReaderLanguage,
): Promise<number> {
  const attribute = seenAttribute(await lockedAttributes(tx), seen);
  const id = await insertValue(tx, attribute, wording, language);
  await raiseRevision(tx, attribute);
  return id;
}

/** Of an attribute that is locked. @throws {DomainError} as {@link addValue} */
export async function insertValue(
  tx: Executor,
  attribute: AttributeRow,
  wording: Wording,
  language: ReaderLanguage,
): Promise<number> {
  if (attribute.values.length >= maxValues)
    throw new DomainError("attributeValuesTooMany", { parameter: String(maxValues) });
  expectFreeWords(wording, attribute.values, { key: "valueWordTaken", language });
  const [row] = await tx
    .insert(attributeValues)
    .values({ attributeId: attribute.id, ...wordingColumns(wording) })
    .returning({ id: attributeValues.id });
  return assertDefined(row, "value that has just been made").id;
}

/** @throws {DomainError} that names the other value that holds a word of it, or where somebody was quicker */
export async function changeValue(
  tx: Executor,
  seen: SeenRevision,
  valueId: number,
  wording: Wording,
  language: ReaderLanguage,
): Promise<void> {
  const attribute = seenAttribute(await lockedAttributes(tx), seen);
  const { id } = valueOf(attribute, valueId, "value_id");
  const others = attribute.values.filter((each) => each.id !== id);
  expectFreeWords(wording, others, { key: "valueWordTaken", language });
  await tx.update(attributeValues).set(wordingColumns(wording)).where(eq(attributeValues.id, id));
  await raiseRevision(tx, attribute);
}

/** Products keep their options, which are counted as they are written again. */
export async function removeValue(tx: Executor, seen: SeenRevision, valueId: number): Promise<void> {
  const attribute = seenAttribute(await lockedAttributes(tx), seen);
  const { id } = valueOf(attribute, valueId, "value_id");
  await tx.delete(attributeValues).where(eq(attributeValues.id, id));
  await raiseRevision(tx, attribute);
}

/** Merges a value into another one of its attribute, which gets its words, and the addresses that name it. */
export async function mergeValue(
  tx: Executor,
  seen: SeenRevision,
  { valueId, targetId }: { readonly valueId: number; readonly targetId: number },
): Promise<void> {
  const attribute = seenAttribute(await lockedAttributes(tx), seen);
  const value = valueOf(attribute, valueId, "value_id");
  const target = valueOf(attribute, targetId, "target_id");
  if (value.id === target.id) throw new DomainError("attributeValueMergedIntoItself", { field: "target_id" });
  const wording = { name: namesOf(target), synonyms: [...target.synonyms, ...wordsOf(value)] };
  await tx.delete(attributeValues).where(eq(attributeValues.id, value.id));
  await tx
    .update(attributeValues)
    .set({ ...wordingColumns(wording), mergedIds: [...target.mergedIds, value.id, ...value.mergedIds] })
    .where(eq(attributeValues.id, target.id));
  await raiseRevision(tx, attribute);
}
