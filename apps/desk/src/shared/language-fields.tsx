import { Trans, useLingui } from "@lingui/react/macro";
import type { LanguageTexts } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { TextArea } from "@plaza/ui-kit/text-area";
import type { ReactElement, ReactNode } from "react";
import { fields, legend, missing, wideFields } from "./language-fields.css.ts";
import { missingLanguages } from "./language-texts.ts";
import { useTextIn } from "./use-text-in.ts";

export interface LanguageFieldsProps {
  readonly label: ReactNode;
  readonly texts: LanguageTexts;
  readonly maxLength: number;
  /** How many lines of a text are in sight; without it a text has one. */
  readonly rows?: number;
  /** Texts that need more room than a name. */
  readonly wide?: boolean;
  /** It may be missing in all of them. */
  readonly optional?: boolean;
  /** What is said of a language that nothing is written in; without it, what shoppers see there instead. */
  readonly missingHint?: ReactNode;
  /** What is wrong with the text in a language, or in all of them (`all`). */
  readonly errors?: Readonly<Record<string, ReactNode>>;
  readonly onTexts: (texts: LanguageTexts) => void;
}

const noErrors: Readonly<Record<string, ReactNode>> = {};

/** One text in all languages beside each other. Which are missing is said, and what shoppers see there instead. */
export function LanguageFields({
  label,
  texts,
  maxLength,
  rows,
  wide = false,
  optional = false,
  missingHint,
  errors = noErrors,
  onTexts,
}: LanguageFieldsProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const gaps = missingLanguages(texts);
  const isEmpty = gaps.length === locales.length;
  function hintOf(locale: Locale): ReactNode {
    if (!gaps.includes(locale)) return undefined;
    if (missingHint !== undefined) return missingHint;
    const shown = textIn(texts, locale);
    return isEmpty ? undefined : <span className={missing}>{t`Missing: shoppers see “${shown}”`}</span>;
  }
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <div className={wide ? wideFields : fields}>
        {locales.map((locale) => {
          const parts = {
            label: localeNames[locale],
            lang: locale,
            maxLength,
            value: texts[locale] ?? "",
            error: errors[locale] ?? (isEmpty && locale === locales[0] ? errors["all"] : undefined),
            hint: hintOf(locale),
          };
          const write = (value: string): void => onTexts({ ...texts, [locale]: value });
          return rows === undefined ? (
            <Field
              key={locale}
              {...parts}
              autoComplete="off"
              onChange={({ currentTarget: { value } }) => write(value)}
            />
          ) : (
            <TextArea key={locale} {...parts} rows={rows} onChange={({ currentTarget: { value } }) => write(value)} />
          );
        })}
      </div>
      {isEmpty && !optional && (
        <p className={missing}>
          <Trans>One language is enough to begin with.</Trans>
        </p>
      )}
    </fieldset>
  );
}
