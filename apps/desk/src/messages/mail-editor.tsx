import { Trans, useLingui } from "@lingui/react/macro";
import { type MailPreview, type MailTemplate, type MailTexts, previewMail } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { mailTemplateRoute } from "../routes.ts";
import { LanguageFields } from "../shared/language-fields.tsx";
import { LastChange } from "../shared/last-change.tsx";
import { LeaveDialog } from "../shared/leave-dialog.tsx";
import { columns, mute, panel, row, stack } from "../shared/page.css.ts";
import { SaveBar } from "../shared/save-bar.tsx";
import { UnsavedNotices } from "../shared/unsaved-work/unsaved-notices.tsx";
import { useChange } from "../shared/use-change.ts";
import { useMailNames } from "./mail-names.ts";
import { MailPlaceholders } from "./mail-placeholders.tsx";
import { MailPreviewDialog } from "./mail-preview-dialog.tsx";
import { countChanges, errorsOf, mailParts } from "./mail-work.ts";
import { useMailWork } from "./use-mail-work.ts";

/** Characters, as the platform counts them. */
const maxLengths: Readonly<Record<keyof MailTexts, number>> = { subject: 120, body: 2000 };

/** Subject and text of a mail in all languages, what may stand in them, and how they look. */
export function MailEditor({ template }: { readonly template: MailTemplate }): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = mailTemplateRoute.useRouteContext();
  const { key, standard, changed } = template;
  const { below } = useMailNames()[key];
  const control = useMailWork(template, () => toasts.show(t`The email is saved.`));
  const { work: texts, changes, saving, write } = control;
  const [shown, setShown] = useState<Readonly<Record<Locale, MailPreview>> | null>(null);
  const preview = useChange({ send: () => previewMail(desk, { key, texts }), onDone: setShown });
  const labels: Readonly<Record<keyof MailTexts, string>> = { subject: t`Subject`, body: t`Text` };
  // Only one of them has just been pressed.
  const wrong = saving.problem === null ? preview : saving;
  const wrongLanguage = locales.find((locale) => mailParts.some((part) => wrong.field === `${part}_${locale}`));
  const problem =
    wrongLanguage === undefined || wrong.problem === null
      ? wrong.problem
      : `${localeNames[wrongLanguage]}: ${wrong.problem}`;
  return (
    <>
      <UnsavedNotices
        control={control}
        decided={{ what: <Trans>other words are saved</Trans>, by: changed?.by ?? "", at: changed?.at ?? 0 }}
      />
      <div className={columns}>
        <div className={`${panel} ${stack}`}>
          {mailParts.map((part) => (
            <LanguageFields
              key={part}
              label={labels[part]}
              texts={texts[part]}
              maxLength={maxLengths[part]}
              wide
              {...(part === "body" && { rows: 6 })}
              optional
              missingHint={<Trans>Empty: the standard words are sent.</Trans>}
              errors={errorsOf(part, wrong)}
              onTexts={(next) => {
                write(() => ({ [part]: next }));
                if (preview.problem !== null) preview.reset();
              }}
            />
          ))}
          <p className={mute}>
            <Trans>An empty line begins a paragraph. Everything is text: HTML would be seen as it is written.</Trans>
          </p>
          {below !== null && <p className={mute}>{below}</p>}
          {preview.problem !== null && (
            <Alert kind="danger" announce>
              {problem}
            </Alert>
          )}
          <div className={row}>
            <Button busy={preview.busy} onClick={() => preview.run()}>
              <Trans>Preview and send me this</Trans>
            </Button>
            {countChanges(texts, standard) > 0 && (
              <Button kind="quiet" onClick={() => control.replace(standard)}>
                <Trans>Back to the standard</Trans>
              </Button>
            )}
            {changed !== null && <LastChange subject="mail_templates" id={key} changed={changed} />}
          </div>
        </div>
        <MailPlaceholders template={template} />
      </div>
      {shown !== null && <MailPreviewDialog written={{ key, texts }} previews={shown} onClose={() => setShown(null)} />}
      <SaveBar
        changes={changes}
        busy={saving.busy}
        problem={saving.problem === null ? null : problem}
        onUndo={control.undo}
        onSave={control.save}
        onRedo={control.redo}
      />
      <LeaveDialog isNeeded={changes > 0}>
        <Trans>What you have changed here is lost.</Trans>
      </LeaveDialog>
    </>
  );
}
