import type { LanguageTexts, MailTexts } from "@plaza/api-client/desk";
import { locales } from "@plaza/i18n";

export const mailParts = ["subject", "body"] as const satisfies readonly (keyof MailTexts)[];

/** How many texts differ. */
export function countChanges(before: MailTexts, now: MailTexts): number {
  return mailParts.flatMap((part) =>
    locales.filter((locale) => written(before, part)(locale) !== written(now, part)(locale)),
  ).length;
}

function written(texts: MailTexts, part: keyof MailTexts) {
  return (locale: (typeof locales)[number]): string => (texts[part][locale] ?? "").trim();
}

/** What is sent once it is saved: the standard in the place of what is empty. */
export function withStandard(texts: MailTexts, standard: MailTexts): MailTexts {
  const filled = (part: keyof MailTexts): LanguageTexts =>
    Object.fromEntries(
      locales.map((locale) => [locale, written(texts, part)(locale) || (standard[part][locale] ?? "")]),
    );
  return { subject: filled("subject"), body: filled("body") };
}

/** What the platform has said of a part, by language. */
export function errorsOf(
  part: keyof MailTexts,
  { problem, field }: { readonly problem: string | null; readonly field: string | null },
): Readonly<Record<string, string>> {
  const language = locales.find((locale) => field === `${part}_${locale}`);
  return problem === null || language === undefined ? {} : { [language]: problem };
}
