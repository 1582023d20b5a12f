import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentStart } from "@plaza/api-client";
import { buttonClass } from "@plaza/ui-kit/button";
import { CodeOnPhone } from "@plaza/ui-kit/code-on-phone";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Price } from "@plaza/ui-kit/price";
import type { Elements } from "@plaza/ui-kit/slot-content";
import { Tag } from "@plaza/ui-kit/tag";
import type { ReactElement } from "react";
import * as look from "./scan-to-pay-dialog.css.ts";

export interface ScanToPayDialogProps {
  readonly scan: Extract<PaymentStart, { readonly kind: "qr" }>;
  /** Fen. */
  readonly amount: number;
  readonly onClose: () => void;
  /** Below the amount: how long there is to pay, and how the page notices. */
  readonly children: Elements;
}

/** A code to pay with a phone. The page behind it notices when that is done. */
export function ScanToPayDialog({ scan, amount, onClose, children }: ScanToPayDialogProps): ReactElement {
  const { t } = useLingui();
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
        <Price amount={amount} size="total" />
        {children}
        {scan.sandboxPath !== null && (
          <a href={scan.sandboxPath} target="_blank" rel="noopener" className={buttonClass({ kind: "tint" })}>
            <Trans>Open the sandbox cashier</Trans>
          </a>
        )}
      </div>
    </Dialog>
  );
}
