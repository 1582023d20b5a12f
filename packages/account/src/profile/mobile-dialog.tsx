import { Trans, useLingui } from "@lingui/react/macro";
import { changeMobile, type MobileChange, staleAfter } from "@plaza/api-client";
import { mayAskAgainAt, useExtension } from "@plaza/routing";
import { maskedMobile, plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Button } from "@plaza/ui-kit/button";
import { CodeField } from "@plaza/ui-kit/code-field";
import { Dialog } from "@plaza/ui-kit/dialog";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { type ReactElement, type SubmitEvent, useId, useMemo } from "react";
import { profileRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { type SmsCode, SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { type AccountFields, useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";

export interface MobileDialogProps {
  /** The number that another is to replace; null where there is none. */
  readonly present: string | null;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const first = { mobile: "", code: "" };

/** A first number for the account, or another one. */
export function MobileDialog({ present, onSaved, onClose }: MobileDialogProps): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = profileRoute.useRouteContext();
  const formId = useId();
  const needsBoth = useExtension("account_data") && present !== null;
  const sms = useSmsCode(present === null ? "bind-mobile" : "change-mobile");
  const presentSms = useSmsCode("present-mobile");
  const save = useSubmission(async (change: MobileChange) => {
    await changeMobile(api, change);
    await queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
  }, onSaved);
  const [ask, askPresent] = [sms.rejected, presentSms.rejected];
  const rejected = useMemo(
    () => ({ ...(ask && { code: ask.message }), ...(askPresent && { presentCode: askPresent.message }) }),
    [ask, askPresent],
  );
  const [form, fields] = useAccountForm(needsBoth ? { ...first, presentCode: "" } : first, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    save.submit({
      present,
      mobile: plainMobile(typed.mobile),
      code: plainCode(typed.code),
      presentCode: needsBoth ? plainCode(typed.presentCode) : null,
    });
  }
  function write(): void {
    save.forget();
    sms.forget();
    presentSms.forget();
  }
  function close(): void {
    if (!save.busy) onClose();
  }
  const masked = present === null ? null : maskedMobile(present);
  return (
    <Dialog
      open
      onClose={close}
      title={present === null ? <Trans>Add phone number</Trans> : <Trans>Change phone number</Trans>}
      actions={
        <>
          <Button onClick={close}>{present === null ? <Trans>Cancel</Trans> : <Trans>Keep number</Trans>}</Button>
          <Button kind="primary" type="submit" form={formId} busy={save.busy}>
            {save.busy ? (
              <Trans>Saving</Trans>
            ) : present === null ? (
              <Trans>Add number</Trans>
            ) : (
              <Trans>Change number</Trans>
            )}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} method="post" noValidate className={formLook} onInput={write} onSubmit={send}>
        {masked !== null && (
          <p>
            <Trans>Now {masked}. From then on you log in with the new one.</Trans>
          </p>
        )}
        {needsBoth && present !== null && <PresentCodeField mobile={present} sms={presentSms} fields={fields} />}
        <PhoneField
          large
          label={t`New phone number`}
          name="mobile"
          error={fields.errors.mobile}
          onBlur={fields.leave("mobile")}
        />
        <SmsCodeField sms={sms} fields={fields} />
        <RejectedAlert rejected={save.rejected} />
      </form>
    </Dialog>
  );
}

interface PresentCodeFieldProps {
  /** The account's number, which the code goes to. */
  readonly mobile: string;
  readonly sms: SmsCode;
  readonly fields: AccountFields;
}

/** The code that shows that the account is the customer's own. */
function PresentCodeField({ mobile, sms: { last, ask }, fields }: PresentCodeFieldProps): ReactElement {
  const { t } = useLingui();
  const isSent = last?.mobile === mobile;
  const to = maskedMobile(mobile);
  return (
    <CodeField
      large
      label={t`Code of the present number`}
      name="presentCode"
      maxLength={8}
      hint={
        isSent
          ? t`A code is on its way to ${to}. It is valid for 5 minutes.`
          : t`It goes to ${to}, and shows that the account is yours.`
      }
      error={fields.errors.presentCode}
      sending={ask.isPending}
      sent={isSent}
      resendAt={mayAskAgainAt(last, mobile)}
      onBlur={fields.leave("presentCode")}
      onSend={() => ask.run(mobile)}
    />
  );
}
