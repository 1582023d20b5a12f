import { useLingui } from "@lingui/react/macro";
import type { SmsCodeScene } from "@plaza/api-client";
import { mayAskAgainAt, type SmsCode as SentSmsCode, useSmsCode as useSentSmsCode } from "@plaza/routing";
import { type DestinationKind, maskedDestination, plainDestination } from "@plaza/shopping/destination";
import { CodeField } from "@plaza/ui-kit/code-field";
import { Field } from "@plaza/ui-kit/field";
import { PhoneField } from "@plaza/ui-kit/phone-field";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import type { ReactElement } from "react";
import type { AccountFields } from "./use-account-form.ts";
import { type Rejection, useRejection } from "./use-submission.ts";

export interface SmsCodeFieldProps {
  readonly sms: SmsCode;
  readonly fields: AccountFields;
  /** What the form takes, and so where the code goes. */
  readonly kind?: DestinationKind | undefined;
  /** Only destinations with an account get a code. The text must not reveal whether this one has an account. */
  readonly onlyForAccounts?: boolean | undefined;
}

/** A code field that sends its code to the number or address in the same form. */
export function SmsCodeField({
  sms: { last, ask },
  fields,
  kind = "mobile",
  onlyForAccounts = false,
}: SmsCodeFieldProps): ReactElement {
  const { t } = useLingui();
  const destination = plainDestination(fields.typed.destination);
  const isSent = last?.destination === destination;
  const to = maskedDestination(destination);
  const ways = {
    mobile: t`You get it as a text message.`,
    email: t`You get it by email.`,
    either: t`It goes to this number or address.`,
  };
  const sentText = onlyForAccounts
    ? t`If ${to} has an account, a code is on its way. It is valid for 5 minutes.`
    : t`A code is on its way to ${to}. It is valid for 5 minutes.`;
  function send(): void {
    const written = fields.checkDestination();
    if (written !== null) ask.run(plainDestination(written));
  }
  return (
    <CodeField
      large
      label={t`Verification code`}
      name="code"
      maxLength={8}
      hint={isSent ? sentText : ways[kind]}
      error={fields.errors.code}
      sending={ask.isPending}
      sent={isSent}
      resendAt={mayAskAgainAt(last, destination)}
      onBlur={fields.leave("code")}
      onSend={send}
    />
  );
}

interface DestinationFieldProps {
  readonly fields: AccountFields;
  readonly kind: DestinationKind;
  /** The initial value. */
  readonly given?: string | undefined;
  /** The account's own, which is not to be changed here. */
  readonly readOnly?: boolean | undefined;
}

/** The number or address of an account, which is its user name for password managers. */
export function DestinationField({ fields, kind, given, readOnly }: DestinationFieldProps): ReactElement {
  const { t } = useLingui();
  const native = {
    name: "destination",
    autoComplete: "username",
    defaultValue: given,
    readOnly,
    error: fields.errors.destination,
    onBlur: fields.leave("destination"),
  };
  if (kind === "mobile") return <PhoneField large label={t`Phone number`} {...native} />;
  const label = kind === "email" ? t`Email` : t`Phone number or email`;
  return <Field large label={label} inputMode="email" autoCapitalize="none" spellCheck={false} {...native} />;
}

export interface SmsCode extends SentSmsCode {
  /** Why none could be sent; a new object each time. */
  readonly rejected: Rejection | null;
  /** Removes that, when the shopper begins to correct the form. */
  readonly forget: () => void;
}

/** Codes that are sent to a number or an address, and why not. */
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
