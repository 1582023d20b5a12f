import { Trans, useLingui } from "@lingui/react/macro";
import type { PolicyDetail } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { SelectField } from "@plaza/ui-kit/select-field";
import { Tabs } from "@plaza/ui-kit/tabs";
import { Tag } from "@plaza/ui-kit/tag";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, mute, panel, row, stack } from "../shared/page.css.ts";
import { LazyRichTextEditor } from "../shared/rich-text/lazy-rich-text-editor.tsx";
import { SaveBar } from "../shared/save-bar.tsx";
import { DraftDecided, UnsavedNotices } from "../shared/unsaved-work/unsaved-notices.tsx";
import { beside } from "./policies.css.ts";
import { PolicyHistory } from "./policy-history.tsx";
import { PolicyPreview } from "./policy-preview.tsx";
import { PolicyPublishing } from "./policy-publishing.tsx";
import { changedLanguages } from "./policy-work.ts";
import { usePolicyWork } from "./use-policy-work.ts";

export interface PolicyEditorProps {
  readonly policy: PolicyDetail;
  readonly userId: number;
}

/** The texts of a policy in its languages, one of them beside another, and what can be done with them. */
export function PolicyEditor({ policy, userId }: PolicyEditorProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { hasDraft, changedBy, changedAt, defaultLanguage } = policy;
  const [language, setLanguage] = useState<Locale>(defaultLanguage);
  const [compared, setCompared] = useState<Locale | null>(null);
  const control = usePolicyWork(policy, userId, () => toasts.show(t`The draft is saved.`));
  const { work, base, changes, resets, saving } = control;
  const changed = changedLanguages(base.work, work);
  const nameOf = (locale: Locale): string => localeNames[locale];
  const others = locales.filter((each) => each !== language);
  const shownBeside = compared === language ? null : compared;
  const name = nameOf(language);
  const own = nameOf(defaultLanguage);
  const other = nameOf(shownBeside ?? language);
  const isOfLanguage = saving.field !== null && locales.some((each) => each === saving.field);
  return (
    <>
      <UnsavedNotices
        control={control}
        decided={{ what: <DraftDecided hasDraft={hasDraft} />, by: changedBy, at: changedAt ?? 0 }}
      />
      <div className={columns}>
        <div className={`${panel} ${stack}`}>
          <Tabs
            label={t`Languages`}
            items={locales.map((each) => ({
              id: each,
              label: (
                <>
                  <span>{nameOf(each)}</span>{" "}
                  {work.texts[each] === "" ? (
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
                    {nameOf(each)}
                  </option>
                ))}
              </SelectField>
              <div className={shownBeside === null ? stack : beside}>
                <LazyRichTextEditor
                  key={`${language} ${resets}`}
                  label={t`Text in: ${name}`}
                  language={language}
                  html={work.texts[language]}
                  onChange={(html) => control.write(({ texts }) => ({ texts: { ...texts, [language]: html } }))}
                />
                {shownBeside !== null && (
                  <LazyRichTextEditor
                    key={`${shownBeside} ${resets}`}
                    label={t`To compare: ${other}`}
                    language={shownBeside}
                    html={work.texts[shownBeside]}
                  />
                )}
              </div>
              {work.texts[language] === "" && language !== defaultLanguage && (
                <p className={mute}>
                  <Trans>As long as it is missing, the shop shows the text in {own}.</Trans>
                </p>
              )}
              <div className={row}>
                <PolicyPreview html={work.texts[language]} language={language} />
              </div>
            </div>
          </Tabs>
          <Checkbox
            label={<Trans>Still to be checked</Trans>}
            description={<Trans>What is to be checked cannot be published.</Trans>}
            checked={work.isToReview}
            onChange={({ currentTarget: { checked } }) => control.write(() => ({ isToReview: checked }))}
          />
        </div>
        <div className={stack}>
          <PolicyPublishing policy={policy} control={control} language={language} />
          <PolicyHistory policy={policy} revision={base.revision} />
        </div>
      </div>
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={isOfLanguage ? `${nameOf(saving.field as Locale)}: ${saving.problem ?? ""}` : saving.problem}
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
