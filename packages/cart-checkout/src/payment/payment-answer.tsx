import { Trans } from "@lingui/react/macro";
import type { PaymentMethod, PaymentStart, PaymentStatus, PaymentSubject } from "@plaza/api-client";
import { ScanToPayDialog } from "@plaza/commerce-ui/scan-to-pay-dialog";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";
import { PayWithin } from "../shared/pay-within.tsx";
import { note } from "./payment.css.ts";
import { StillWaiting, useStatusPolling } from "./status-polling.tsx";
import type { PaymentProgress } from "./use-payment.ts";

interface PaymentScanProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
  readonly scan: Extract<PaymentStart, { readonly kind: "qr" }>;
  readonly method: PaymentMethod;
  readonly onClose: () => void;
}

export interface PaymentAnswerProps extends Omit<PaymentScanProps, "scan" | "method"> {
  readonly progress: PaymentProgress;
}

/** What a press on "Pay" has come to: a code to scan, or why it has not succeeded. */
export function PaymentAnswer({ progress, ...scanning }: PaymentAnswerProps): ReactElement {
  return progress.kind === "scanning" ? (
    <PaymentScan {...scanning} scan={progress.scan} method={progress.method} />
  ) : (
    <PaymentNotice progress={progress} />
  );
}

/** A QR code to pay with a phone. The payment's status is polled until it is paid or the time is over. */
function PaymentScan({ subject, status, fetchedAt, scan, method, onClose }: PaymentScanProps): ReactElement {
  const polling = useStatusPolling(subject, status.payBefore);
  return (
    <ScanToPayDialog scan={scan} method={method} amount={status.amount} onClose={onClose}>
      <PayWithin payBefore={status.payBefore} fetchedAt={fetchedAt} />
      <div className={note}>
        <StillWaiting polling={polling}>
          <Trans>This page updates by itself once you have paid.</Trans>
        </StillWaiting>
      </div>
    </ScanToPayDialog>
  );
}

interface PaymentNoticeProps {
  readonly progress: PaymentProgress;
}

/** Why the last attempt to pay has not succeeded. */
function PaymentNotice({ progress }: PaymentNoticeProps): ReactElement | null {
  if (progress.kind === "rejected")
    return (
      <Alert kind="danger" announce title={<Trans>The payment did not go through</Trans>}>
        {progress.message ?? <Trans>Please try another payment method.</Trans>}
      </Alert>
    );
  if (progress.kind === "unconfirmed")
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
