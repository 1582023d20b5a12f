import { Trans, useLingui } from "@lingui/react/macro";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Tabs } from "@plaza/ui-kit/tabs";
import { Tag } from "@plaza/ui-kit/tag";
import { type ReactElement, useState } from "react";
import { LanguageFields } from "../shared/language-fields.tsx";
import { mute, panel, panelTitle, stack } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { textErrors } from "../shared/text-errors.ts";
import type { ShopPageControl } from "./shop-page-editor.tsx";

const maxNameLength = 40;
const maxIntroLength = 200;

export interface ShopPageTextsProps {
  readonly control: ShopPageControl;
  readonly defaultLanguage: Locale;
}

/** Name, intro and story of a shop in all languages. */
export function ShopPageTexts({ control, defaultLanguage }: ShopPageTextsProps): ReactElement {
  const { t } = useLingui();
  const [language, setLanguage] = useState<Locale>(defaultLanguage);
  const { work, write, saving, resets } = control;
  const name = localeNames[language];
  const isWritten = locales.some((locale) => work.story[locale] !== "");
  const errors = saving.problem === null || saving.field === null ? {} : { [saving.field]: saving.problem };
  const storyError = saving.field === `story_${language}` ? saving.problem : null;
  return (
    <div className={stack}>
      <section className={`${panel} ${stack}`} aria-labelledby="shop-page-name">
        <div>
          <h2 id="shop-page-name" className={panelTitle}>
            <Trans>Name and introduction</Trans>
          </h2>
          <p className={mute}>
            <Trans>
              Another name is shown once an operator has accepted it; all else is shown when it is published.
            </Trans>
          </p>
        </div>
        <LanguageFields
          label={<Trans>Name of the shop</Trans>}
          texts={work.name}
          maxLength={maxNameLength}
          errors={textErrors(errors, "name")}
          onTexts={(texts) => write(() => ({ name: texts }))}
        />
        <LanguageFields
          label={<Trans>Introduction, in one or two sentences</Trans>}
          texts={work.intro}
          maxLength={maxIntroLength}
          rows={2}
          wide
          optional
          errors={textErrors(errors, "intro")}
          onTexts={(texts) => write(() => ({ intro: texts }))}
        />
      </section>
      <section className={`${panel} ${stack}`} aria-labelledby="shop-page-story">
        <div>
          <h2 id="shop-page-story" className={panelTitle}>
            <Trans>Story</Trans>
          </h2>
          <p className={mute}>
            <Trans>Who you are and what you stand for. It stands on the home of your shop.</Trans>
          </p>
        </div>
        <Tabs
          label={t`Languages`}
          items={locales.map((each) => ({
            id: each,
            label: (
              <>
                <span>{localeNames[each]}</span>{" "}
                {isWritten && work.story[each] === "" && (
                  <Tag kind={each === defaultLanguage ? "warning" : "neutral"}>
                    <Trans>Missing</Trans>
                  </Tag>
                )}
              </>
            ),
          }))}
          selected={language}
          onSelect={setLanguage}
        >
          <div className={stack}>
            <LazyRichTextEditor
              key={`${language} ${resets}`}
              label={t`Story in: ${name}`}
              language={language}
              html={work.story[language]}
              onChange={(html) => write((before) => ({ story: { ...before.story, [language]: html } }))}
            />
            {storyError !== null && (
              <Alert kind="danger" announce>
                {storyError}
              </Alert>
            )}
          </div>
        </Tabs>
      </section>
    </div>
  );
}
