import { Trans, useLingui } from "@lingui/react/macro";
import type { LanguageTexts } from "@plaza/api-client/desk";
import { localeNames, locales } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import type { ReactElement, ReactNode } from "react";
import { fields, legend, missing } from "./language-fields.css.ts";
import { missingLanguages } from "./language-texts.ts";
import { useTextIn } from "./use-text-in.ts";

export interface LanguageFieldsProps {
  readonly label: ReactNode;
  readonly texts: LanguageTexts;
  readonly maxLength: number;
  /** It may be missing in all of them. */
  readonly optional?: boolean;
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
  optional = false,
  errors = noErrors,
  onTexts,
}: LanguageFieldsProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const gaps = missingLanguages(texts);
  const isEmpty = gaps.length === locales.length;
  return (
    <fieldset>
      <legend className={legend}>{label}</legend>
      <div className={fields}>
        {locales.map((locale) => {
          const isMissing = gaps.includes(locale);
          const shown = textIn(texts, locale);
          return (
            <Field
              key={locale}
              label={localeNames[locale]}
              lang={locale}
              autoComplete="off"
              maxLength={maxLength}
              value={texts[locale] ?? ""}
              error={errors[locale] ?? (isEmpty && locale === locales[0] ? errors["all"] : undefined)}
              hint={
                isMissing && !isEmpty ? (
                  <span className={missing}>{t`Missing: shoppers see “${shown}”`}</span>
                ) : undefined
              }
              onChange={({ currentTarget: { value } }) => onTexts({ ...texts, [locale]: value })}
            />
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
