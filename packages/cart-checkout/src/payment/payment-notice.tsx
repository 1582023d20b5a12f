import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import type { PaymentProgress } from "./use-payment.ts";

export interface PaymentNoticeProps {
  readonly progress: PaymentProgress;
}

/** Why the last attempt to pay has not succeeded. */
export function PaymentNotice({ progress }: PaymentNoticeProps): ReactElement | null {
  if (progress.kind === "rejected")
    return (
      <Alert kind="danger" announce title={<Trans>The payment did not go through</Trans>}>
        {progress.message ?? <Trans>Please try another payment method.</Trans>}
      </Alert>
    );
  if (progress.kind === "unheard")
    return (
      <Alert kind="warning" announce title={<Trans>We do not know yet whether your payment arrived</Trans>}>
        <Trans>It is still shown as unpaid. Press again: nothing is ever paid twice.</Trans>
      </Alert>
    );
  if (progress.kind === "changed")
    return (
      <Alert kind="warning" announce>
        <Trans>The amount has changed. Please look at it and press again.</Trans>
      </Alert>
    );
  if (progress.kind === "unasked")
    return (
      <Alert kind="warning" announce>
        <Trans>We could not check your order, so nothing was charged. Please try again.</Trans>
      </Alert>
    );
  if (progress.kind === "blocked")
    return (
      <Alert kind="danger" announce title={<Trans>The payment page could not be opened</Trans>}>
        <Trans>Please try another payment method.</Trans>
      </Alert>
    );
  return null;
}
