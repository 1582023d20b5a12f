import type { AttributeRow, MeaningTexts } from "../read/read-attributes.ts";
import { wordKeyOf } from "../text/word-key.ts";
import type { ColumnStore } from "./column-store.ts";
import type { IndexScope } from "./filters.ts";

/** What values of options are counted as in one list. */
export interface OptionFold {
  /** By the code of a meaning: the code of the attribute's value that it is one of, or its own. */
  readonly codes: Int32Array;
  /** By the code of a meaning: the code of the attribute that its option is called like, or of its own option. */
  readonly options: Int32Array;
  /** By the codes of the attributes that hold, in their order. Other options are not there. */
  readonly attributes: ReadonlyMap<number, HeldAttribute>;
}

interface HeldAttribute {
  readonly id: number;
  readonly position: number;
}

/** What is known of a meaning: the keys of the words that it goes by, the first the one that was written. */
interface MeaningKeys {
  readonly options: readonly string[];
  readonly values: readonly string[];
}

interface KnownAttribute {
  readonly row: AttributeRow;
  /** Its code among the options. */
  readonly option: number;
  readonly valueOfWord: ReadonlyMap<string, number>;
}

/** Stands in no name of an option. */
const mark = "\u0001";

/**
 * Which options are which attributes of operators, and which values of them are which values: those that are called like one,
 * in whatever language. What an attribute has no value for is counted for itself, beside its values. Values have codes of
 * their own among the meanings, and attributes among the options.
 */
export class AttributeRegister {
  readonly #columns: ColumnStore;
  readonly #meanings = new Map<number, MeaningKeys>();
  #attributes: readonly KnownAttribute[] = [];
  #attributeOfWord: ReadonlyMap<string, KnownAttribute> = new Map();
  /** Values, those that were merged into them, and meanings that are counted as them, by their ids. */
  readonly #valueOf = new Map<number, number>();
  readonly #attributeOfValue = new Map<number, KnownAttribute>();
  readonly #attributeOfMeaning = new Map<number, KnownAttribute>();
  /** What holds where all attributes hold; null: to be made. */
  #everywhere: Pick<OptionFold, "codes" | "options"> | null = null;

  constructor(columns: ColumnStore) {
    this.#columns = columns;
  }

  /** Reads meanings that are new or called otherwise. */
  setMeanings(rows: readonly MeaningTexts[]): void {
    for (const { id, options, values } of rows) {
      const keys = { options: keysOf(options), values: keysOf(values) };
      this.#meanings.set(id, keys);
      this.#fold(id, keys);
    }
    this.#everywhere = null;
  }

  /** All that there are, in their order. */
  setAttributes(rows: readonly AttributeRow[]): void {
    const columns = this.#columns;
    columns.forgetOptions((name) => name.startsWith(mark));
    this.#valueOf.clear();
    this.#attributeOfValue.clear();
    this.#attributes = rows.map((row) => {
      const name = `${mark}${row.id}`;
      const known = { row, option: columns.encodeOption(name), valueOfWord: valuesByWord(row) };
      for (const { id, mergedIds } of row.values)
        for (const each of [id, ...mergedIds]) {
          columns.encodeMeaning({ id: each, option: name });
          this.#valueOf.set(each, id);
          this.#attributeOfValue.set(each, known);
        }
      return known;
    });
    this.#attributeOfWord = new Map(
      this.#attributes.flatMap((known) => keysOf(known.row.words).map((key) => [key, known] as const)),
    );
    for (const [id, keys] of this.#meanings) this.#fold(id, keys);
    this.#everywhere = null;
  }

  /**
   * As a list counts: by the attributes that hold everywhere or in its category, and by those of which it names a value
   * itself.
   */
  foldIn({ category }: IndexScope, chosenIds: readonly number[]): OptionFold {
    const named = new Set(chosenIds.map((id) => this.#attributeOfValue.get(id)));
    return this.#foldBy(
      (known) =>
        known.row.categoryIds === null ||
        (category != null && known.row.categoryIds.has(category.id)) ||
        named.has(known),
    );
  }

  /** By all attributes. */
  foldEverywhere(): OptionFold {
    return this.#foldBy(() => true);
  }

  #foldBy(holds: (known: KnownAttribute) => boolean): OptionFold {
    const { optionOfMeaning } = this.#columns;
    const held = this.#attributes.filter(holds);
    const attributes = new Map(held.map(({ row, option }, position) => [option, { id: row.id, position }]));
    const everywhere = this.#foldedEverywhere();
    if (held.length === this.#attributes.length) return { ...everywhere, attributes };
    const isHeld = (code: number): boolean => attributes.has(everywhere.options[code] ?? 0);
    return {
      codes: everywhere.codes.map((value, code) => (isHeld(code) ? value : code)),
      options: everywhere.options.map((option, code) => (isHeld(code) ? option : (optionOfMeaning[code] ?? 0))),
      attributes,
    };
  }

  #foldedEverywhere(): Pick<OptionFold, "codes" | "options"> {
    const { meanings, optionOfMeaning } = this.#columns;
    const known = this.#everywhere;
    if (known !== null && known.codes.length === meanings.size) return known;
    const codes = Int32Array.from({ length: meanings.size }, (_, code) => code);
    const options = optionOfMeaning.slice(0, meanings.size);
    for (const [id, { option }] of this.#attributeOfMeaning) {
      const code = meanings.codeOf(id);
      if (code > 0) options[code] = option;
    }
    for (const [id, valueId] of this.#valueOf) {
      const code = meanings.codeOf(id);
      if (code > 0) codes[code] = meanings.codeOf(valueId);
    }
    return (this.#everywhere = { codes, options });
  }

  #fold(id: number, { options, values }: MeaningKeys): void {
    const known = firstOf(options, this.#attributeOfWord);
    const valueId = known === undefined ? undefined : firstOf(values, known.valueOfWord);
    if (known === undefined) this.#attributeOfMeaning.delete(id);
    else this.#attributeOfMeaning.set(id, known);
    if (valueId === undefined) this.#valueOf.delete(id);
    else this.#valueOf.set(id, valueId);
  }
}

function firstOf<Value>(keys: readonly string[], by: ReadonlyMap<string, Value>): Value | undefined {
  const key = keys.find((each) => by.has(each));
  return key === undefined ? undefined : by.get(key);
}

function keysOf(words: readonly string[]): readonly string[] {
  return [...new Set(words.map(wordKeyOf))];
}

function valuesByWord({ values }: AttributeRow): ReadonlyMap<string, number> {
  return new Map(values.flatMap(({ id, words }) => keysOf(words).map((key) => [key, id] as const)));
}
