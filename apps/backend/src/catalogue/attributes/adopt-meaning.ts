import { DomainError } from "../../platform/http/domain-error.ts";
import type { SeenRevision } from "../../platform/http/seen-revision.ts";
import type { Executor } from "../../platform/store/database.ts";
import { languages, type ReaderLanguage } from "../../platform/store/language.ts";
import { byLanguage, storedText, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { attributes, attributeValues } from "../../platform/store/schema/attributes.ts";
import { optionMeanings } from "../../platform/store/schema/product-index.ts";
import { eq } from "../../platform/store/sql.ts";
import {
  type AttributeRow,
  lockedAttributes,
  namesOf,
  raiseRevision,
  seenAttribute,
  valueOf,
} from "./attribute-rows.ts";
import { expectFreeWords, holderOf, type Wording, wordingColumns } from "./attribute-words.ts";
import { addAttribute } from "./save-attribute.ts";
import { insertValue } from "./save-value.ts";

export interface Adoption {
  /** What merchants have written as an option and its value. */
  readonly meaningId: number;
  /** The attribute that it becomes part of; null: a new one, called as the option is. */
  readonly attribute: SeenRevision | null;
  /** The value that it becomes a synonym of; null: a new one, called as the option's value is. */
  readonly valueId: number | null;
}

/**
 * Lets an attribute hold what merchants have written: the option's name becomes a word of the attribute, and the value's a word
 * of one of its values. What another one holds in some other language stays with that.
 *
 * @throws {DomainError} where another one holds what was written itself, or somebody was quicker
 */
export async function adoptMeaning(
  tx: Executor,
  { meaningId, attribute: seen, valueId }: Adoption,
  language: ReaderLanguage,
): Promise<void> {
  const [meaning] = await tx.select().from(optionMeanings).where(eq(optionMeanings.id, meaningId));
  if (meaning === undefined) throw new DomainError("optionWordsGone", { notFound: true });
  const option = byLanguage(storedText(meaning, "option"));
  const written = byLanguage(storedText(meaning, "value"));
  if (seen === null) {
    const added = await addAttribute(tx, { name: option, synonyms: [], categoryIds: null }, language);
    await insertValue(tx, added, { name: written, synonyms: [] }, language);
    return;
  }
  const rows = await lockedAttributes(tx);
  const attribute = seenAttribute(rows, seen);
  const otherAttributes = rows.filter(({ id }) => id !== attribute.id);
  const words = freeWords(meaning.option, option, otherAttributes, { key: "attributeWordTaken", language });
  const { synonyms } = wordingColumns({ name: namesOf(attribute), synonyms: [...attribute.synonyms, ...words] });
  await tx.update(attributes).set({ synonyms }).where(eq(attributes.id, attribute.id));
  await adoptValue(tx, attribute, { own: meaning.value, written, valueId }, language);
  await raiseRevision(tx, attribute);
}

interface AdoptedValue {
  /** As it was written. */
  readonly own: string;
  /** The same in all languages. */
  readonly written: WrittenTexts;
  readonly valueId: number | null;
}

async function adoptValue(
  tx: Executor,
  attribute: AttributeRow,
  { own, written, valueId }: AdoptedValue,
  language: ReaderLanguage,
): Promise<void> {
  const { values } = attribute;
  if (valueId === null) {
    // What a value is called so already, only its option was not.
    if (holderOf(values, own) !== undefined) return;
    const name = Object.fromEntries(
      languages.flatMap((each) => {
        const word = written[each];
        return word === undefined || holderOf(values, word) !== undefined ? [] : [[each, word]];
      }),
    );
    await insertValue(tx, attribute, { name, synonyms: [] }, language);
    return;
  }
  const value = valueOf(attribute, valueId, "value_id");
  const others = values.filter(({ id }) => id !== value.id);
  const words = freeWords(own, written, others, { key: "valueWordTaken", language });
  const { synonyms } = wordingColumns({ name: namesOf(value), synonyms: [...value.synonyms, ...words] });
  await tx.update(attributeValues).set({ synonyms }).where(eq(attributeValues.id, value.id));
}

/** Those of the words that no other holds. @throws {DomainError} where one holds the one that was written */
function freeWords(
  own: string,
  texts: WrittenTexts,
  others: Parameters<typeof expectFreeWords>[1],
  more: Parameters<typeof expectFreeWords>[2],
): Wording["synonyms"] {
  expectFreeWords({ name: {}, synonyms: [own] }, others, more);
  return Object.values(texts).filter((word) => holderOf(others, word) === undefined);
}
