import { Trans, useLingui } from "@lingui/react/macro";
import { changeMobile, type Customer, type MobileChange, staleAfter } from "@plaza/api-client";
import { useExtension } from "@plaza/routing";
import { maskedMobile, plainMobile } from "@plaza/shopping/phone-number";
import { plainCode } from "@plaza/shopping/typed-credentials";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { type ReactElement, type SubmitEvent, useId, useMemo } from "react";
import { profileRoute } from "../routes.ts";
import { form as formLook } from "../shared/account-panel.css.ts";
import { SmsCodeField, useSmsCode } from "../shared/code-fields.tsx";
import { RejectedAlert } from "../shared/form-parts.tsx";
import { useAccountForm } from "../shared/use-account-form.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { identityFields, IdentityFields, identityOf } from "./identity-fields.tsx";
import { PresentCodeField } from "./present-code-field.tsx";

export interface MobileDialogProps {
  readonly customer: Customer;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const first = { destination: "", code: "" };

/** A first number for the account, or another one. */
export function MobileDialog({ customer, onSaved, onClose }: MobileDialogProps): ReactElement {
  const present = customer.mobile;
  const { t } = useLingui();
  const { api, queryClient } = profileRoute.useRouteContext();
  const formId = useId();
  const needsBoth = useExtension("account_data") && present !== null;
  const sms = useSmsCode(present === null ? "bind-mobile" : "change-mobile");
  // With a first number, the account can be logged in to by it: whoever has found it open must not get that.
  const needsIdentity = present === null && customer.email !== null;
  const presentSms = useSmsCode(needsIdentity ? "identity" : "present-mobile");
  const save = useSubmission(async (change: MobileChange) => {
    await changeMobile(api, change);
    await queryClient.invalidateQueries({ predicate: staleAfter("profile-change") });
  }, onSaved);
  const [ask, askPresent] = [sms.rejected, presentSms.rejected];
  const rejected = useMemo(
    () => ({ ...(ask && { code: ask.message }), ...(askPresent && { presentCode: askPresent.message }) }),
    [ask, askPresent],
  );
  const given = {
    ...first,
    ...(needsBoth && { presentCode: "" }),
    ...(needsIdentity && identityFields(customer)),
  };
  const [form, fields] = useAccountForm(given, rejected);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const typed = fields.check();
    if (typed === null) return;
    save.submit({
      present,
      mobile: plainMobile(typed.destination),
      code: plainCode(typed.code),
      presentCode: needsBoth ? plainCode(typed.presentCode) : null,
      identity: needsIdentity ? identityOf(customer, typed) : null,
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
        {needsBoth && present !== null && (
          <PresentCodeField
            label={t`Code of the present number`}
            destination={present}
            sms={presentSms}
            fields={fields}
          />
        )}
        {needsIdentity && <IdentityFields customer={customer} sms={presentSms} fields={fields} />}
        <PhoneField
          large
          label={t`New phone number`}
          name="destination"
          error={fields.errors.destination}
          onBlur={fields.leave("destination")}
        />
        <SmsCodeField sms={sms} fields={fields} />
        <RejectedAlert rejected={save.rejected} />
      </form>
    </Dialog>
  );
}
