import { Trans, useLingui } from "@lingui/react/macro";
import type { EditedArticle } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Tabs } from "@plaza/ui-kit/tabs";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, mute, panel, stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { DraftDecided, UnsavedNotices } from "../shared/unsaved-work/unsaved-notices.tsx";
import { ArticleFields } from "./article-fields.tsx";
import { ArticleHistory } from "./article-history.tsx";
import { ArticlePublishing } from "./article-publishing.tsx";
import { ArticleReaders } from "./article-readers.tsx";
import { ArticleTexts, ComparedTexts } from "./article-texts.tsx";
import { changedLanguages, unfinishedLanguages } from "./article-work.ts";
import { beside } from "./articles.css.ts";
import { useArticleWork } from "./use-article-work.ts";

export interface ArticleEditorProps {
  readonly article: EditedArticle;
  readonly userId: number;
}

/** An article in its languages, one of them beside another, and what can be done with it. */
export function ArticleEditor({ article, userId }: ArticleEditorProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { draft, changedBy, changedAt, defaultLanguage } = article;
  const [language, setLanguage] = useState<Locale>(defaultLanguage);
  const [compared, setCompared] = useState<Locale | null>(null);
  const control = useArticleWork(article, userId, () => toasts.show(t`The draft is saved.`));
  const { work, base, changes, saving } = control;
  const changed = changedLanguages(base.work, work);
  const unfinished = unfinishedLanguages(work);
  const others = locales.filter((each) => each !== language);
  const shownBeside = compared === language ? null : compared;
  const own = localeNames[defaultLanguage];
  const wrong = locales.find((each) => saving.field?.endsWith(`_${each}`) === true);
  return (
    <>
      <UnsavedNotices
        control={control}
        decided={{ what: <DraftDecided hasDraft={draft !== null} />, by: changedBy, at: changedAt }}
      />
      {article.version > 0 && !article.isCategoryShown && (
        <Alert kind="warning">
          <Trans>Its topic is hidden, so readers do not find this article.</Trans>
        </Alert>
      )}
      <div className={columns}>
        <div className={`${panel} ${stack}`}>
          <Tabs
            label={t`Languages`}
            items={locales.map((each) => ({
              id: each,
              label: (
                <>
                  <span>{localeNames[each]}</span>{" "}
                  {unfinished.includes(each) ? (
                    <Tag kind={each === defaultLanguage ? "warning" : "neutral"}>
                      <Trans>Missing</Trans>
                    </Tag>
                  ) : (
                    changed.includes(each) && (
                      <Tag kind="info">
                        <Trans>Changed</Trans>
                      </Tag>
                    )
                  )}
                </>
              ),
            }))}
            selected={language}
            onSelect={setLanguage}
          >
            <div className={stack}>
              <SelectField
                label={<Trans>Compare with</Trans>}
                value={shownBeside ?? ""}
                onChange={({ currentTarget: { value } }) => setCompared(others.find((each) => each === value) ?? null)}
              >
                <option value="">{t({ message: "Nothing", context: "compare" })}</option>
                {others.map((each) => (
                  <option key={each} value={each}>
                    {localeNames[each]}
                  </option>
                ))}
              </SelectField>
              <div className={shownBeside === null ? stack : beside}>
                <ArticleTexts control={control} language={language} />
                {shownBeside !== null && <ComparedTexts contents={work} language={shownBeside} />}
              </div>
              {unfinished.includes(language) && language !== defaultLanguage && (
                <p className={mute}>
                  <Trans>As long as it is missing, the shop shows the text in {own}.</Trans>
                </p>
              )}
            </div>
          </Tabs>
        </div>
        <div className={stack}>
          <ArticlePublishing article={article} control={control} language={language} />
          <ArticleFields control={control} />
          {article.kind === "help" && <ArticleReaders article={article} />}
          <ArticleHistory article={article} revision={base.revision} />
        </div>
      </div>
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={wrong === undefined ? saving.problem : `${localeNames[wrong]}: ${saving.problem ?? ""}`}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What is written stays on this device, and is offered here again.</Trans>
      </LeaveDialog>
    </>
  );
}
