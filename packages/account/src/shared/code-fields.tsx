import { useLingui } from "@lingui/react/macro";
import type { SmsCodeScene } from "@plaza/api-client";
import { mayAskAgainAt, type SmsCode as SentSmsCode, useSmsCode as useSentSmsCode } from "@plaza/routing";
import { maskedMobile, plainMobile } from "@plaza/shopping/phone-number";
import { CodeField } from "@plaza/ui-kit/code-field";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import type { AccountFields } from "./use-account-form.ts";
import { type Rejection, useRejection } from "./use-submission.ts";

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

interface MobileFieldProps {
  readonly fields: AccountFields;
  /** The initial value. */
  readonly given?: string | undefined;
  /** The account's own number, which is not to be changed here. */
  readonly readOnly?: boolean | undefined;
}

/** The mobile number of an account, which is its user name for password managers. */
export function MobileField({ fields, given, readOnly }: MobileFieldProps): ReactElement {
  const { t } = useLingui();
  return (
    <PhoneField
      large
      label={t`Phone number`}
      name="mobile"
      autoComplete="username"
      defaultValue={given}
      readOnly={readOnly}
      error={fields.errors.mobile}
      onBlur={fields.leave("mobile")}
    />
  );
}

export interface SmsCode extends SentSmsCode {
  /** Why none could be sent; a new object each time. */
  readonly rejected: Rejection | null;
  /** Removes that, when the shopper begins to correct the form. */
  readonly forget: () => void;
}

/** Codes that are sent to a mobile number, and why not. */
export function useSmsCode(scene: SmsCodeScene): SmsCode {
  const sms = useSentSmsCode(scene, useHydrated());
  const { error, reset } = sms.ask;
  return {
    ...sms,
    rejected: useRejection(error),
    forget: () => {
      if (error !== null) reset();
    },
  };
}
