import type { Entities } from "../index/entities.ts";
import type { TextIndex } from "../index/text-index.ts";
import type { PinyinWords } from "../text/pinyin.ts";
import type { Lexicon } from "./lexicon.ts";

/** What queries are compared with. */
export interface Corpus {
  readonly index: TextIndex;
  readonly entities: Entities;
  /** The words of the trade. */
  readonly vocabulary: Lexicon;
  /** The names of categories, brands and shops. */
  readonly labels: Lexicon;
  /** What rules say that words mean, besides. */
  readonly rules: Lexicon;
  readonly pinyin: PinyinWords;
  /** Whether names that end with it are all of a few categories, so that it says what a thing is. */
  readonly isSpecific: (part: string) => boolean;
}

/** Whether something is called so, or some product has all of it in one text. */
export function isFoundTogether({ index, entities }: Corpus, parts: readonly string[]): boolean {
  return parts.length > 0 && (entities.find(parts).length > 0 || index.standsTogether(parts));
}

/** Whether any product has it, in its own texts or by what it belongs to. */
export function isFound({ index, entities }: Corpus, part: string): boolean {
  return index.has(part) || entities.has(part);
}
