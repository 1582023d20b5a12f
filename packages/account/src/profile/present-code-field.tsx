import { useLingui } from "@lingui/react/macro";
import { mayAskAgainAt } from "@plaza/routing";
import { CodeField } from "@plaza/ui-kit/code-field";
import { maskedMobile } from "@plaza/shopping/phone-number";
import type { ReactElement } from "react";
import type { AccountFields } from "../shared/use-account-form.ts";
import type { SmsCode } from "../shared/use-sms-code.ts";

export interface PresentCodeFieldProps {
  /** The account's number, which the code goes to. */
  readonly mobile: string;
  readonly sms: SmsCode;
  readonly fields: AccountFields;
}

/** The code that shows that the account is the customer's own. */
export function PresentCodeField({ mobile, sms: { last, ask }, fields }: PresentCodeFieldProps): ReactElement {
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
