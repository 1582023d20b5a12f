import { useLingui } from "@lingui/react/macro";
import { CodeField } from "@plaza/ui-kit/code-field";
import { mayAskAgainAt } from "@plaza/routing";
import { maskedMobile, plainMobile } from "@plaza/shopping/phone-number";
import type { ReactElement } from "react";
import type { AccountFields } from "./use-account-form.ts";
import type { SmsCode } from "./use-sms-code.ts";

export interface SmsCodeFieldProps {
  readonly sms: SmsCode;
  readonly fields: AccountFields;
  /** Only numbers with an account get a code. The text must not reveal whether this one has an account. */
  readonly onlyForAccounts?: boolean | undefined;
}

/** A code field that sends its code to the mobile number in the same form. */
export function SmsCodeField({ sms: { last, ask }, fields, onlyForAccounts = false }: SmsCodeFieldProps): ReactElement {
  const { t } = useLingui();
  const mobile = plainMobile(fields.typed.mobile);
  const isSent = last?.mobile === mobile;
  const to = maskedMobile(mobile);
  const sentText = onlyForAccounts
    ? t`If ${to} has an account, a code is on its way. It is valid for 5 minutes.`
    : t`A code is on its way to ${to}. It is valid for 5 minutes.`;
  function send(): void {
    const number = fields.checkMobile();
    if (number !== null) ask.run(plainMobile(number));
  }
  return (
    <CodeField
      large
      label={t`Verification code`}
      name="code"
      maxLength={8}
      hint={isSent ? sentText : t`You get it as a text message.`}
      error={fields.errors.code}
      sending={ask.isPending}
      sent={isSent}
      resendAt={mayAskAgainAt(last, mobile)}
      onBlur={fields.leave("code")}
      onSend={send}
    />
  );
}
