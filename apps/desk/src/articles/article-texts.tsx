import { Trans, useLingui } from "@lingui/react/macro";
import type { EditedContents, EditedTexts } from "@plaza/api-client/desk";
import { type Locale, localeNames } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Field } from "@plaza/ui-kit/field";
import { TextArea } from "@plaza/ui-kit/text-area";
import type { ReactElement } from "react";
import { stack } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { maxIntroLength, maxTitleLength } from "./article-fields.tsx";
import type { ArticleWorkControl } from "./use-article-work.ts";

export interface ArticleTextsProps {
  readonly control: ArticleWorkControl;
  readonly language: Locale;
}

/** Title, intro and text in one language. */
export function ArticleTexts({ control, language }: ArticleTextsProps): ReactElement {
  const { t } = useLingui();
  const { work, write, saving, resets } = control;
  const name = localeNames[language];
  const errorOf = (field: string) =>
    saving.problem !== null && saving.field === `${field}_${language}` ? saving.problem : undefined;
  const writeText = (field: "title" | "intro" | "body", text: string): void =>
    write((contents) => ({ [field]: { ...contents[field], [language]: text } satisfies EditedTexts }));
  const bodyError = errorOf("body");
  return (
    <div className={stack}>
      <Field
        label={t`Title in: ${name}`}
        lang={language}
        maxLength={maxTitleLength}
        autoComplete="off"
        value={work.title[language]}
        error={errorOf("title")}
        onChange={({ currentTarget: { value } }) => writeText("title", value)}
      />
      <TextArea
        label={t`Intro in: ${name}`}
        hint={<Trans>In lists, and for search engines. Without it they show the beginning of the text.</Trans>}
        optional
        lang={language}
        rows={2}
        maxLength={maxIntroLength}
        value={work.intro[language]}
        error={errorOf("intro")}
        onChange={({ currentTarget: { value } }) => writeText("intro", value)}
      />
      <LazyRichTextEditor
        key={`${language} ${resets}`}
        label={t`Text in: ${name}`}
        language={language}
        html={work.body[language]}
        pictures
        onChange={(html) => writeText("body", html)}
      />
      {bodyError !== undefined && (
        <Alert kind="danger" announce>
          {bodyError}
        </Alert>
      )}
    </div>
  );
}

interface ComparedTextsProps {
  readonly contents: EditedContents;
  readonly language: Locale;
}

/** The same in another language, to be read. */
export function ComparedTexts({ contents, language }: ComparedTextsProps): ReactElement {
  const { t } = useLingui();
  const other = localeNames[language];
  return (
    <div className={stack}>
      <Field label={t`Title to compare: ${other}`} lang={language} readOnly value={contents.title[language]} />
      <TextArea
        label={t`Intro to compare: ${other}`}
        lang={language}
        readOnly
        rows={2}
        value={contents.intro[language]}
      />
      <LazyRichTextEditor
        key={`${language} ${contents.body[language].length}`}
        label={t`To compare: ${other}`}
        language={language}
        html={contents.body[language]}
      />
    </div>
  );
}
