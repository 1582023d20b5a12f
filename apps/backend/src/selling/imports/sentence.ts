import type { Language, Texts } from "../../platform/store/language.ts";
import type { StoredSentence } from "../../platform/store/schema/imports.ts";
import { problemSentences } from "./problem-sentences.ts";

/** A text of the file within a sentence: on one line, without what a terminal would obey, and not endless. */
export function shown(text: string): string {
  const characters = Array.from(text.toWellFormed().replaceAll(/\p{C}+/gu, "�"));
  return `"${characters.length <= 60 ? characters.join("") : `${characters.slice(0, 60).join("")}…`}"`;
}

/** So many names are said in one sentence. */
const maxListed = 20;

/** Names within a sentence, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length - maxListed;
  return more <= 0 ? names.join(", ") : `${names.slice(0, maxListed).join(", ")} … (+${more})`;
}

type TextKey = keyof typeof problemSentences;

/** One behind the other. */
const joinedKey = "joined";
const between: Texts = { en: " ", zh: "", ja: "", ko: " " };

/** A text that is another one in each language. */
const textsKey = "texts";

type SentenceValue = string | number | Sentence;

/** Something to say of a file, in whatever language: it is kept like this, and written for who reads it. */
export interface Sentence extends StoredSentence {
  readonly key: TextKey | typeof joinedKey | typeof textsKey;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** What stands in braces in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

type ValuesOf<Key extends TextKey> = NamesIn<(typeof problemSentences)[Key]["en"]>;

export function sentence<Key extends TextKey>(
  key: Key,
  ...[values]: [ValuesOf<Key>] extends [never] ? [] : [Readonly<Record<ValuesOf<Key>, SentenceValue>>]
): Sentence {
  return { key, values: values ?? {} };
}

/** Several sentences as one, in their order. */
export function joined([first, ...more]: readonly Sentence[]): Sentence {
  if (first === undefined) throw new Error("Nothing cannot be said");
  return more.reduce((before, next) => ({ key: joinedKey, values: { before, next } }), first);
}

/** Something that is called otherwise in each language, within a sentence. */
export function inEach(texts: Texts): Sentence {
  return { key: textsKey, values: { ...texts } };
}

const texts: Readonly<Record<string, Texts>> = problemSentences;

/** One that another version of the platform has kept, and this one does not know, is its key. */
export function sentenceText({ key, values }: StoredSentence, language: Language): string {
  if (key === joinedKey)
    return `${textOf(values["before"], language)}${between[language]}${textOf(values["next"], language)}`;
  if (key === textsKey) return textOf(values[language], language);
  return (texts[key]?.[language] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(values[name], language));
}

function textOf(value: StoredSentence["values"][string] | undefined, language: Language): string {
  return typeof value === "object" ? sentenceText(value, language) : String(value ?? "");
}
