import { languages } from "../store/language.ts";
import type { WrittenTexts } from "../store/language-texts.ts";
import { DomainError } from "./domain-error.ts";
import { Query } from "./query.ts";

/**
 * A text in the languages that a form has it in: `{ "en": "Home", "zh": "家居" }`. What is empty is not there.
 *
 * @param most characters of each
 * @throws {DomainError} that names the field, with the language where one of them is too long
 */
export function readTexts(body: Query, field: string, most: number): WrittenTexts {
  const written = readOptionalTexts(body, field, most);
  if (Object.keys(written).length === 0) throw new DomainError("textsMissing", { field });
  return written;
}

/** The same where it may be in no language at all. */
export function readOptionalTexts(body: Query, field: string, most: number): WrittenTexts {
  const sent = new Query(body.json(field));
  const written = languages.flatMap((language) => {
    const text = sent.text(language).replaceAll(/\s+/g, " ");
    if (Array.from(text).length > most)
      throw new DomainError("textsTooLong", { field: `${field}_${language}`, parameter: String(most) });
    return text === "" ? [] : [[language, text] as const];
  });
  return Object.fromEntries(written);
}
