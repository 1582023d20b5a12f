import { DomainError } from "../../platform/http/domain-error.ts";
import { inLanguage, languages, type ReaderLanguage } from "../../platform/store/language.ts";
import { asStored, columnsOf, type WrittenTexts } from "../../platform/store/language-texts.ts";
import { wordKeyOf } from "../product-search/text/word-key.ts";
import { namesOf, type ValueRow } from "./attribute-rows.ts";

/** What an attribute or a value is called. */
export interface Wording {
  readonly name: WrittenTexts;
  /** What merchants call it besides, in whatever language. */
  readonly synonyms: readonly string[];
}

/** An attribute or a value, by what it is called. */
type Named = Pick<ValueRow, "id" | "name" | "translations" | "synonyms">;

/** Every word that names something, once. */
export function wordsOf(named: Named): readonly string[] {
  return [...new Set([...Object.values(namesOf(named)), ...named.synonyms])];
}

/** The first of them that is called by a word, however that is written. */
export function holderOf<Each extends Named>(all: readonly Each[], word: string): Each | undefined {
  const key = wordKeyOf(word);
  return all.find((each) => wordsOf(each).some((known) => wordKeyOf(known) === key));
}

/** @throws {DomainError} that names the word and who holds it, with the field that the word stands in */
export function expectFreeWords(
  { name, synonyms }: Wording,
  others: readonly Named[],
  { key, language }: { readonly key: "attributeWordTaken" | "valueWordTaken"; readonly language: ReaderLanguage },
): void {
  const fields = [
    ...languages.flatMap((each) => {
      const word = name[each];
      return word === undefined ? [] : [{ word, field: `name_${each}` }];
    }),
    ...synonyms.map((word) => ({ word, field: "synonyms" })),
  ];
  for (const { word, field } of fields) {
    const holder = holderOf(others, word);
    if (holder !== undefined)
      throw new DomainError(key, { field, parameter: `${word} → ${inLanguage(holder, "name", language)}` });
  }
}

/** Without synonyms that say what the name or another one says. */
export function wordingColumns({ name, synonyms }: Wording) {
  const seen = new Set(Object.values(name).map(wordKeyOf));
  const own = synonyms.filter((word) => {
    const key = wordKeyOf(word);
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return { ...columnsOf({ name: asStored(name) }), synonyms: own };
}
