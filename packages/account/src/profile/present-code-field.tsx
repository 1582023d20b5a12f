import { useLingui } from "@lingui/react/macro";
import { mayAskAgainAt } from "@plaza/routing";
import { maskedDestination } from "@plaza/shopping/destination";
import { CodeField } from "@plaza/ui-kit/code-field";
import type { ReactElement, ReactNode } from "react";
import type { SmsCode } from "../shared/code-fields.tsx";
import type { AccountFields } from "../shared/use-account-form.ts";

export interface PresentCodeFieldProps {
  readonly label: ReactNode;
  /** The account's number or address, which the code goes to. */
  readonly destination: string;
  readonly sms: SmsCode;
  readonly fields: AccountFields;
}

/** The code that shows that the account is the customer's own. */
export function PresentCodeField({
  label,
  destination,
  sms: { last, ask },
  fields,
}: PresentCodeFieldProps): ReactElement {
  const { t } = useLingui();
  const isSent = last?.destination === destination;
  const to = maskedDestination(destination);
  return (
    <CodeField
      large
      label={label}
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
      resendAt={mayAskAgainAt(last, destination)}
      onBlur={fields.leave("presentCode")}
      onSend={() => ask.run(destination)}
    />
  );
}
