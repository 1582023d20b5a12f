import type { LanguageTexts } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";
import { writtenTexts } from "./language-texts.ts";

interface SentForm {
  readonly problem: string | null;
  readonly field: string | null;
}

/**
 * What is wrong with a text in several languages, by language: what the platform said of one of them, or that all are
 * missing once the form was sent. `rest` is what it said of something else.
 */
export function languageErrors(
  { problem, field }: SentForm,
  isTried: boolean,
  texts: LanguageTexts,
  missing: string,
): { readonly errors: Readonly<Record<string, string>>; readonly rest: string | null } {
  const language = locales.find((locale) => field === `name_${locale}`);
  if (problem !== null && language !== undefined) return { errors: { [language]: problem }, rest: null };
  if (problem !== null && field === "name") return { errors: { all: problem }, rest: null };
  const isMissing = isTried && Object.keys(writtenTexts(texts)).length === 0;
  return { errors: isMissing ? { all: missing } : {}, rest: problem };
}
