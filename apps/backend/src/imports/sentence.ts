import type { Language, Texts } from "../store/language.ts";
import type { KeptSentence } from "../store/schema/imports.ts";
import { problemSentences } from "./problem-sentences.ts";

type SentenceKey = keyof typeof problemSentences;

type SentenceValue = string | number | Sentence;

/** Something to say of a file, in whatever language: it is kept like this, and written for who reads it. */
export interface Sentence extends KeptSentence {
  readonly key: SentenceKey;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** What stands in braces in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ValuesOf<Key extends SentenceKey> = NamesIn<(typeof problemSentences)[Key]["en"]>;

export function sentence<Key extends SentenceKey>(
  key: Key,
  ...[values]: [ValuesOf<Key>] extends [never] ? [] : [Readonly<Record<ValuesOf<Key>, SentenceValue>>]
): Sentence {
  return { key, values: values ?? {} };
}

const texts: Readonly<Record<string, Texts>> = problemSentences;

/** One that another version of the platform has kept, and this one does not know, is its key. */
export function sentenceText({ key, values }: KeptSentence, language: Language): string {
  return (texts[key]?.[language] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "object" ? sentenceText(value, language) : String(value);
  });
}
