import { locales } from "@plaza/i18n";

/** What is wrong with a text, by language; with all of them: `all`. */
export function textErrors(errors: Readonly<Record<string, string>>, name: string): Readonly<Record<string, string>> {
  return Object.fromEntries([
    ...locales.flatMap((locale) => {
      const text = errors[`${name}_${locale}`];
      return text === undefined ? [] : [[locale, text] as const];
    }),
    ...(errors[name] === undefined ? [] : [["all", errors[name]] as const]),
  ]);
}
