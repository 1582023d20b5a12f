import type { Services } from "./services.ts";
import { asWritten, type Language, languages, type ReaderLanguage } from "../store/language.ts";

/** The language of a `lang` header such as `ja` or `en-GB`. */
export function languageOf(header: string | readonly string[] | undefined): Language {
  return namedLanguage(header) ?? asWritten.wanted;
}

/** In which languages the sender of such a header reads what is stored. Clients of the contract name none, and get its answers. */
export async function readerLanguageOf(
  header: string | readonly string[] | undefined,
  { defaultLanguage }: Pick<Services, "defaultLanguage">,
): Promise<ReaderLanguage> {
  const wanted = namedLanguage(header);
  return wanted === null ? asWritten : { wanted, fallback: await defaultLanguage() };
}

/** Null where the header names none that there is. */
export function namedLanguage(header: string | readonly string[] | undefined): Language | null {
  const wanted = typeof header === "string" ? header.trim().toLowerCase().split(/[-_]/, 1)[0] : undefined;
  return languages.find((language) => language === wanted) ?? null;
}
