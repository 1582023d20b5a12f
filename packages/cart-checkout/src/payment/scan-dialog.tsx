import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentStart, PaymentStatus, PaymentSubject } from "@plaza/api-client";
import { buttonClass } from "@plaza/ui-kit/button";
import { CodeOnPhone } from "@plaza/ui-kit/code-on-phone";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Price } from "@plaza/ui-kit/price";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import { PayWithin } from "../shared/pay-within.tsx";
import * as look from "./scan-dialog.css.ts";
import { StillWaiting } from "./still-waiting.tsx";
import { useStatusPolling } from "./use-status-polling.ts";

export interface ScanDialogProps {
  readonly subject: PaymentSubject;
  readonly status: PaymentStatus;
  /** When the data was fetched, in epoch milliseconds. */
  readonly fetchedAt: number;
  readonly scan: Extract<PaymentStart, { readonly kind: "qr" }>;
  readonly onClose: () => void;
}

/** A QR code to pay with a phone. The payment's status is polled until it is paid or the time is over. */
export function ScanDialog({ subject, status, fetchedAt, scan, onClose }: ScanDialogProps): ReactElement {
  const { t } = useLingui();
  const polling = useStatusPolling(subject, status.payBefore);
  return (
    <Dialog open onClose={onClose} title={<Trans>Scan with WeChat to pay</Trans>}>
      <div className={look.scan}>
        {scan.sandboxPath !== null && (
          <Tag kind="warning">
            <Trans>Sandbox</Trans>
          </Tag>
        )}
        <img src={scan.image} alt={t`Code to pay with WeChat`} width={216} height={216} className={look.code} />
        <CodeOnPhone
          image={scan.image}
          fileName="wechat-pay"
          app={{ address: "weixin://", open: <Trans>Open WeChat</Trans> }}
        >
          <Trans>On this phone: save the code, open WeChat, choose Scan there, and then the saved picture.</Trans>
        </CodeOnPhone>
        <Price amount={status.amount} size="total" />
        <PayWithin payBefore={status.payBefore} fetchedAt={fetchedAt} />
        <div className={look.note}>
          <StillWaiting polling={polling}>
            <Trans>This page updates by itself once you have paid.</Trans>
          </StillWaiting>
        </div>
        {scan.sandboxPath !== null && (
          <a href={scan.sandboxPath} target="_blank" rel="noopener" className={buttonClass({ kind: "tint" })}>
            <Trans>Open the sandbox cashier</Trans>
          </a>
        )}
      </div>
    </Dialog>
  );
}
