import { Trans, useLingui } from "@lingui/react/macro";
import { type MailPreview, sendMailExample, type TestOutcome, type WrittenMailTexts } from "@plaza/api-client/desk";
import { type Locale, localeNames, locales, useLocale } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { Tabs } from "@plaza/ui-kit/tabs";
import { type ReactElement, useState } from "react";
import { mailTemplateRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { mute, stack, strong } from "../shared/page.css.ts";
import { TestOutcomeAlert } from "../shared/test-outcome.tsx";
import { useChange } from "../shared/use-change.ts";
import { mail, plain } from "./messages.css.ts";

export interface MailPreviewDialogProps {
  /** What the previews are of, saved or not. */
  readonly written: WrittenMailTexts;
  readonly previews: Readonly<Record<Locale, MailPreview>>;
  readonly onClose: () => void;
}

/** A mail as customers get it, with made-up values; sends it to an address in the language that is shown. */
export function MailPreviewDialog({ written, previews, onClose }: MailPreviewDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = mailTemplateRoute.useRouteContext();
  const [language, setLanguage] = useState<Locale>(useLocale());
  const [email, setEmail] = useState("");
  const [outcome, setOutcome] = useState<TestOutcome | null>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const send = useChange({
    event: "connection-test",
    send: () => sendMailExample(desk, { ...written, language, email }),
    onDone: setOutcome,
  });
  const isOfField = send.field === "email";
  const { errors, attempt } = useFormErrors<"email">(
    form,
    email.trim() === "" ? { email: t`Please enter an email address` } : {},
  );
  const forget = (): void => {
    setOutcome(null);
    if (send.problem !== null) send.reset();
  };
  const { subject, text, html } = previews[language];
  const name = localeNames[language];
  return (
    <FormDialog
      title={t`As customers get it`}
      size="wide"
      submitLabel={<Trans>Send me this</Trans>}
      busy={send.busy}
      closesWhileBusy
      problem={isOfField ? null : send.problem}
      formRef={setForm}
      onSubmit={() => {
        forget();
        if (attempt()) send.run();
      }}
      onClose={onClose}
    >
      <Tabs
        label={t`Languages`}
        items={locales.map((each) => ({ id: each, label: localeNames[each] }))}
        selected={language}
        onSelect={(next) => {
          setLanguage(next);
          forget();
        }}
      >
        <div className={stack}>
          <p className={strong} lang={language}>
            {subject}
          </p>
          {/* It runs no script and reaches nothing of the desk. */}
          <iframe className={mail} sandbox="" srcDoc={html} title={t`Email in: ${name}`} lang={language} />
          <details>
            <summary className={mute}>
              <Trans>For programs without HTML</Trans>
            </summary>
            <p className={plain} lang={language}>
              {text}
            </p>
          </details>
        </div>
      </Tabs>
      <Field
        label={t`Send it to`}
        hint={t`In the language that is shown, as it is written now.`}
        type="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        error={errors.email ?? (isOfField ? send.problem : undefined)}
        onChange={({ currentTarget: { value } }) => {
          setEmail(value);
          forget();
        }}
      />
      {outcome !== null && <TestOutcomeAlert outcome={outcome} what="message" />}
    </FormDialog>
  );
}
