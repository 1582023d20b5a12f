import { Trans, useLingui } from "@lingui/react/macro";
import { productFormLimits } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Field } from "@plaza/ui-kit/field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Tabs } from "@plaza/ui-kit/tabs";
import { Tag } from "@plaza/ui-kit/tag";
import { TextArea } from "@plaza/ui-kit/text-area";
import { type ReactElement, useState } from "react";
import { mute, stack } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { useTextIn } from "../shared/use-text-in.ts";
import { ProductFormSection } from "./form-section.tsx";
import { useFocusOfForm } from "./use-form-focus.ts";
import type { ProductWork } from "./use-product-work.ts";

const textFields = ["name", "tagline", "description"] as const;

/** What a product is called and what is said of it, in each language. */
export function TextsSection({ work }: { readonly work: ProductWork }): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { language, setLanguage } = useFocusOfForm();
  const { content } = work;
  const missing = (locale: Locale): boolean => (content.name[locale] ?? "").trim() === "";
  return (
    <ProductFormSection section="texts" title={<Trans>Name and texts</Trans>} summary={textIn(content.name)}>
      <Tabs
        label={t`Languages`}
        items={locales.map((each) => ({
          id: each,
          label: (
            <>
              <span>{localeNames[each]}</span>{" "}
              {missing(each) && (
                <Tag kind="neutral">
                  <Trans>Missing</Trans>
                </Tag>
              )}
            </>
          ),
        }))}
        selected={language}
        onSelect={setLanguage}
      >
        <TextsInLanguage key={`${language} ${work.resets}`} work={work} language={language} />
      </Tabs>
    </ProductFormSection>
  );
}

function TextsInLanguage({ work, language }: { readonly work: ProductWork; readonly language: Locale }): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const { errorOf } = useFocusOfForm();
  const [copies, setCopies] = useState(0);
  const { content, write } = work;
  const name = localeNames[language];
  const filled = locales.filter(
    (each) => each !== language && textFields.some((field) => (content[field][each] ?? "").trim() !== ""),
  );
  const writeText = (field: (typeof textFields)[number], text: string): void =>
    write((now) => ({ ...now, [field]: { ...now[field], [language]: text } }), `${field}.${language}`);
  function copyFrom(source: Locale): void {
    write((now) => {
      const copies = textFields.map((field) => [field, { ...now[field], [language]: now[field][source] ?? "" }]);
      return { ...now, ...Object.fromEntries(copies) };
    });
    setCopies(copies + 1);
  }
  const isMissing = (content.name[language] ?? "").trim() === "";
  const shown = isMissing ? textIn(content.name, language) : "";
  const descriptionError = errorOf(`description.${language}`);
  return (
    <div className={stack}>
      {filled.length > 0 && (
        <SelectField
          label={<Trans>Copy from …</Trans>}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const source = filled.find((each) => each === value);
            if (source !== undefined) copyFrom(source);
          }}
        >
          <option value="">{t`Please choose`}</option>
          {filled.map((each) => (
            <option key={each} value={each}>
              {localeNames[each]}
            </option>
          ))}
        </SelectField>
      )}
      <Field
        label={t`Name in: ${name}`}
        lang={language}
        data-field={`name.${language}`}
        maxLength={productFormLimits.nameLength}
        autoComplete="off"
        value={content.name[language] ?? ""}
        error={errorOf(`name.${language}`) ?? errorOf("name")}
        hint={shown !== "" && t`Missing: shoppers see “${shown}”`}
        onChange={({ currentTarget: { value } }) => writeText("name", value)}
      />
      <TextArea
        label={t`Tagline in: ${name}`}
        optional
        lang={language}
        data-field={`tagline.${language}`}
        rows={2}
        maxLength={productFormLimits.taglineLength}
        value={content.tagline[language] ?? ""}
        error={errorOf(`tagline.${language}`)}
        onChange={({ currentTarget: { value } }) => writeText("tagline", value)}
      />
      <div data-field={`description.${language}`}>
        <LazyRichTextEditor
          key={copies}
          label={t`Description in: ${name}`}
          language={language}
          html={content.description[language] ?? ""}
          onChange={(html) => writeText("description", html)}
        />
      </div>
      {descriptionError !== undefined && <Alert kind="danger">{descriptionError}</Alert>}
      <p className={mute}>
        <Trans>Pictures stand above the description, in “Pictures”.</Trans>
      </p>
    </div>
  );
}
