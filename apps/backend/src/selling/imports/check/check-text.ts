import { languages } from "../../../platform/store/language.ts";
import type { WrittenTexts } from "../../../platform/store/language-texts.ts";
import type { Complain } from "../problem.ts";
import { shown, type Sentence, sentence } from "../sentence.ts";
import { plainText } from "../../../platform/http/plain-entry.ts";

export interface TextRule {
  readonly most: number;
  /** Rich text may be spread over lines. */
  readonly hasLines?: true;
}

/** Nothing that a person can see, and NUL fits into no column. */
const invisible = /[\p{Cc}\u2028\u2029]/u;
const invisibleInLines = /(?![\n\r\t])\p{Cc}/u;

/** Says what is wrong with a text; null: nothing. */
function objectionTo(text: string, { most, hasLines }: TextRule): Sentence | null {
  // Characters are no more than units, so a text that is short enough is not spread out to be counted.
  if (text.length > most && Array.from(text).length > most) return sentence("tooLong", { most });
  if (!text.isWellFormed()) return sentence("halfCharacter");
  const found = (hasLines === true ? invisibleInLines : invisible).exec(text);
  if (found === null) return null;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return sentence("controlCharacter", { code });
}

/** A text without the space around it; null for "", null and what is wrong; undefined for what is not said. */
export function textOf(
  value: unknown,
  rule: TextRule,
  complain: (problem: Sentence) => void,
): string | null | undefined {
  if (value === undefined) return undefined;
  if (value === null) return null;
  if (typeof value !== "string") {
    complain(sentence("notAText"));
    return null;
  }
  const text = value.trim();
  const objection = objectionTo(text, rule);
  // Of rich text the tags are no text, and its cleaner goes by another rule.
  if (objection === null) return plainText(text) === "" ? null : rule.hasLines === true ? text : plainText(text);
  complain(objection);
  return null;
}

/** A text in each language that has one; undefined for what is not said. */
export function textsOf(value: unknown, field: string, rule: TextRule, complain: Complain): WrittenTexts | undefined {
  if (value === undefined) return undefined;
  if (value === null) return {};
  if (!isRecord(value)) {
    complain(field, sentence("notTexts", { languages: languages.join(", ") }));
    return {};
  }
  for (const key of Object.keys(value)) {
    if (!languages.some((language) => language === key))
      complain(field, sentence("unknownLanguage", { language: shown(key) }));
  }
  const texts: Partial<Record<(typeof languages)[number], string>> = {};
  for (const language of languages) {
    const own = Object.hasOwn(value, language) ? value[language] : undefined;
    const text = textOf(own, rule, (problem) => complain(`${field}.${language}`, problem));
    if (typeof text === "string") texts[language] = text;
  }
  return texts;
}

/** Names the fields that nobody knows: a mistake in a name would otherwise be lost without a word. */
export function complainOfUnknown(
  value: Readonly<Record<string, unknown>>,
  known: readonly string[],
  complain: (field: string, problem: Sentence) => void,
): void {
  for (const key of Object.keys(value)) {
    if (!known.includes(key)) complain("", sentence("unknownField", { field: shown(key) }));
  }
}

/** An object with fields, as JSON has them: no list, and not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
