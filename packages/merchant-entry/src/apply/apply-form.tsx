import { Trans, useLingui } from "@lingui/react/macro";
import { type MerchantApplication, type Named, platformMessage } from "@plaza/api-client";
import { mayAskAgainAt, rootRoute, to, useExtension, useSmsCode } from "@plaza/routing";
import { maxDeskPasswordLength, minDeskPasswordLength } from "@plaza/shopping/desk-password";
import { plainName } from "@plaza/shopping/names";
import { plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { CodeField } from "@plaza/ui-kit/code-field";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { PasswordField } from "@plaza/ui-kit/password-field";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { SelectField } from "@plaza/ui-kit/select-field";
import { documentName, sentBefore, uploadedPaths, type UploadItems } from "@plaza/ui-kit/upload-items";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useSentUploads } from "@plaza/ui-kit/use-sent-uploads";
import { useTyped, valuesOf } from "@plaza/ui-kit/use-typed";
import { Link } from "@tanstack/react-router";
import { type ReactElement, type SubmitEvent, useMemo, useState } from "react";
import { panel } from "../shared/panel.css.ts";
import { AgreementBox, ApplyFailed, DocumentsPart, FormSection } from "./apply-form-parts.tsx";
import * as look from "./apply-form.css.ts";
import { type DraftSubject, type FormStart, useStoredDraft } from "./draft.ts";
import { type FieldName, type Filled, type FormRules, needsCode, useProblemTexts } from "./problems.ts";
import { useApply } from "./use-apply.ts";

/** Why no code was sent, beside its field; a new object for each error. */
function useCodeRejection(error: Error | null): FieldErrors<FieldName> | null {
  const { t } = useLingui();
  const noAnswer = t`We got no answer. Please check your connection and try again.`;
  return useMemo(() => (error === null ? null : { code: platformMessage(error) ?? noAnswer }), [error, noAnswer]);
}

export interface ApplyFormProps {
  /** What shops mainly sell. */
  readonly trades: readonly Named[];
  readonly initial: FormStart;
  /** What is written anew; null: it is a new application. */
  readonly corrected: MerchantApplication | null;
  /** As which draft the form is kept; null while it is not known whose it is. */
  readonly subject: DraftSubject | null;
}

const secret = { code: "", password: "", repeated: "", agreement: "" };
const empty: Filled = { tradeId: "", name: "", contact: "", mobile: "", account: "", ...secret };

/** The form of an application. Each field holds its value itself, and is named after it. */
export function ApplyForm({ trades, initial, corrected, subject }: ApplyFormProps): ReactElement {
  const { t } = useLingui();
  const { session } = rootRoute.useRouteContext();
  const isLive = useHydrated();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { written } = initial;
  const given = useMemo(() => ({ ...written, ...secret }), [written]);
  const typed: Filled = { ...empty, ...useTyped(form, given) };
  const [documents, setDocuments] = useState<UploadItems>(() =>
    initial.documents.map((file, index) => {
      const position = index + 1;
      return sentBefore(file, documentName(file.url) || t`Document ${position}`);
    }),
  );
  // As it was when the form began: what was corrected elsewhere meanwhile is the platform's to say.
  const [before] = useState(corrected);
  const rules: FormRules = { isWide: useExtension("application_edit"), shownMobile: before?.mobile ?? null };
  const apply = useApply(before);
  const sms = useSmsCode("merchant-application", isLive);
  const rejectedCode = useCodeRejection(sms.ask.error);
  const textsOf = useProblemTexts(rules);
  const { errors, leave, attempt, attemptOnly } = useFormErrors<FieldName>(
    form,
    textsOf(typed, documents.length),
    apply.rejected ?? rejectedCode,
  );
  const now = (): Filled => ({ ...empty, ...valuesOf(form, given) });
  const sent = useSentUploads(documents, () => {
    const { tradeId, name, contact, mobile, code, account, password } = now();
    apply.send({
      tradeId: Number(tradeId),
      name: plainName(name),
      contact: plainName(contact),
      mobile: plainMobile(mobile),
      code: plainCode(code),
      account: account.trim(),
      password,
      documents: uploadedPaths(documents),
    });
  });
  // What is being sent is no draft any more, and is one again where it is refused.
  useStoredDraft(apply.busy ? null : subject, initial, typed, documents);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (!apply.busy && attempt(textsOf(now(), documents.length))) sent.goOn();
  }
  function write(): void {
    apply.forget();
    if (sms.ask.error !== null) sms.ask.reset();
  }
  function askForCode(): void {
    apply.forget();
    const filled = now();
    if (attemptOnly("mobile", textsOf(filled, documents.length))) sms.ask.run(plainMobile(filled.mobile));
  }
  const [min, max] = [minDeskPasswordLength, maxDeskPasswordLength];
  const mobile = plainMobile(typed.mobile);
  const isCodeSent = sms.last?.destination === mobile;
  return (
    <form ref={setForm} method="post" noValidate className={`${panel} ${look.form}`} onInput={write} onSubmit={submit}>
      <FormSection title={t`Your shop`}>
        <Field
          large
          label={t`Shop name`}
          name="name"
          autoComplete="organization"
          defaultValue={written.name}
          error={errors.name}
          onBlur={leave("name")}
        />
        <SelectField
          large
          label={t`Main category`}
          name="tradeId"
          defaultValue={written.tradeId}
          error={errors.tradeId}
        >
          <option value="">{t`Please choose`}</option>
          {trades.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </FormSection>
      <FormSection title={t`Contact`}>
        <Field
          large
          label={t`Contact name`}
          name="contact"
          autoComplete="name"
          defaultValue={written.contact}
          error={errors.contact}
          onBlur={leave("contact")}
        />
        <span className={look.alone} />
        <PhoneField
          large
          label={t`Phone number`}
          name="mobile"
          defaultValue={written.mobile}
          error={errors.mobile}
          onBlur={leave("mobile")}
        />
        {needsCode(typed, rules) && (
          <CodeField
            large
            label={t`Verification code`}
            name="code"
            maxLength={8}
            hint={isCodeSent ? t`Sent to your phone, valid for 5 minutes.` : t`You get it as a text message.`}
            error={errors.code}
            sending={sms.ask.isPending}
            sent={isCodeSent}
            resendAt={mayAskAgainAt(sms.last, mobile)}
            onBlur={leave("code")}
            onSend={askForCode}
          />
        )}
      </FormSection>
      <FormSection title={t`Account of the shop`}>
        <Field
          large
          label={t`Account`}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={written.account}
          hint={t`Letters and digits, 2 to 20. Your phone number works too.`}
          error={errors.account}
          onBlur={leave("account")}
        />
        <span className={look.alone} />
        <PasswordField
          large
          label={t`Password`}
          name="password"
          autoComplete="new-password"
          hint={
            before !== null
              ? t`Leave it empty to keep the one that you have chosen.`
              : rules.isWide
                ? t`${min} to ${max} characters of any kind. Not the account, the name of the shop or a common password.`
                : t`6 to 32 letters, digits, _ or -`
          }
          error={errors.password}
          onBlur={leave("password")}
        />
        <PasswordField
          large
          label={t`Repeat the password`}
          name="repeated"
          autoComplete="new-password"
          error={errors.repeated}
          onBlur={leave("repeated")}
        />
      </FormSection>
      <DocumentsPart
        items={documents}
        onItems={(change) => {
          setDocuments(change);
          write();
        }}
        error={sent.isStopped ? t`A document was not sent. Try it again, or remove it.` : errors.documents}
      />
      {before === null && <AgreementBox error={errors.agreement} />}
      {apply.error !== null && <ApplyFailed error={apply.error} repeatable={apply.repeatable} />}
      <div className={look.submit}>
        {session.isCustomer ? (
          <Button type="submit" kind="primary" size="large" disabled={!isLive} busy={apply.busy || sent.isWaiting}>
            {apply.busy ? (
              <Trans>Sending the application</Trans>
            ) : sent.isWaiting ? (
              <Trans>Waiting for the documents</Trans>
            ) : before === null ? (
              <Trans>Send application</Trans>
            ) : (
              <Trans>Send the correction</Trans>
            )}
          </Button>
        ) : (
          <Link {...to.login()} className={buttonClass({ kind: "primary", size: "large" })}>
            <Trans>Log in to send it</Trans>
          </Link>
        )}
        <Link {...to.merchantApplicationRecords()} className={buttonClass({ kind: "quiet" })}>
          <Trans>My applications</Trans>
        </Link>
      </div>
    </form>
  );
}
