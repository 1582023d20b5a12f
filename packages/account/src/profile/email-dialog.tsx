import { Trans, useLingui } from "@lingui/react/macro";
import { changeEmail, type Customer, type EmailChange, staleAfter } from "@plaza/api-client";
import { maskedDestination, plainDestination } from "@plaza/shopping/destination";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { type ReactElement, type SubmitEvent, useId, useMemo } from "react";
import { profileRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { identityFields, IdentityFields, identityOf } from "./identity-fields.tsx";

export interface EmailDialogProps {
  readonly customer: Customer;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** A first email address for the account, or another one. */
export function EmailDialog({ customer, onSaved, onClose }: EmailDialogProps): ReactElement {
  const { t } = useLingui();
  const { api, queryClient } = profileRoute.useRouteContext();
  const formId = useId();
  const isFirst = customer.email === null;
  const sms = useSmsCode(isFirst ? "bind-mobile" : "change-mobile");
  const identitySms = useSmsCode("identity");
  const save = useSubmission(async (change: EmailChange) => {
    await changeEmail(api, change);
    await queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
  }, onSaved);
  const [ask, askIdentity] = [sms.rejected, identitySms.rejected];
  const rejected = useMemo(
    () => ({ ...(ask && { code: ask.message }), ...(askIdentity && { presentCode: askIdentity.message }) }),
    [ask, askIdentity],
  );
  const [form, fields] = useAccountForm({ destination: "", code: "", ...identityFields(customer) }, rejected, "email");

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    const email = plainDestination(typed.destination);
    save.submit({ email, code: plainCode(typed.code), identity: identityOf(customer, typed) });
  }
  function write(): void {
    save.forget();
    sms.forget();
    identitySms.forget();
  }
  function close(): void {
    if (!save.busy) onClose();
  }
  const masked = customer.email === null ? null : maskedDestination(customer.email);
  return (
    <Dialog
      open
      onClose={close}
      title={isFirst ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
      actions={
        <>
          <Button onClick={close}>{isFirst ? <Trans>Cancel</Trans> : <Trans>Keep email</Trans>}</Button>
          <Button kind="primary" type="submit" form={formId} busy={save.busy}>
            {save.busy ? <Trans>Saving</Trans> : isFirst ? <Trans>Add email</Trans> : <Trans>Change email</Trans>}
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
        <IdentityFields customer={customer} sms={identitySms} fields={fields} />
        <Field
          large
          label={t`New email`}
          name="destination"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          error={fields.errors.destination}
          onBlur={fields.leave("destination")}
        />
        <SmsCodeField sms={sms} fields={fields} kind="email" />
        <RejectedAlert rejected={save.rejected} />
      </form>
    </Dialog>
  );
}
