import type { ReactElement } from "react";
import { PaymentNotice } from "./payment-notice.tsx";
import { ScanDialog, type ScanDialogProps } from "./scan-dialog.tsx";
import type { PaymentProgress } from "./use-payment.ts";

export interface PaymentAnswerProps extends Omit<ScanDialogProps, "scan"> {
  readonly progress: PaymentProgress;
}

/** What a press on "Pay" has come to: a code to scan, or why it has not succeeded. */
export function PaymentAnswer({ progress, ...scanning }: PaymentAnswerProps): ReactElement {
  return progress.kind === "scanning" ? (
    <ScanDialog {...scanning} scan={progress.scan} />
  ) : (
    <PaymentNotice progress={progress} />
  );
}
