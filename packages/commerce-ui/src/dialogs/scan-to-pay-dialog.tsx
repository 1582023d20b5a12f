import { Trans, useLingui } from "@lingui/react/macro";
import type { PaymentMethod, PaymentStart } from "@plaza/api-client";
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
  /** What is paid with: its app scans the code. */
  readonly method: Pick<PaymentMethod, "code" | "name">;
  /** Fen. */
  readonly amount: number;
  readonly onClose: () => void;
  /** Below the amount: how long there is to pay, and how the page notices. */
  readonly children: Elements;
}

/** A code to pay with a phone. The page behind it notices when that is done. */
export function ScanToPayDialog({ scan, method, amount, onClose, children }: ScanToPayDialogProps): ReactElement {
  const { t } = useLingui();
  const isWeChat = method.code === "wechat";
  const { name } = method;
  const title = isWeChat ? <Trans>Scan with WeChat to pay</Trans> : <Trans>Scan with {name} to pay</Trans>;
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className={look.scan}>
        {scan.sandboxPath !== null && (
          <Tag kind="warning">
            <Trans>Sandbox</Trans>
          </Tag>
        )}
        <img
          src={scan.image}
          alt={isWeChat ? t`Code to pay with WeChat` : t`Code to pay with ${name}`}
          width={216}
          height={216}
          className={look.code}
        />
        <CodeOnPhone
          image={scan.image}
          fileName={isWeChat ? "wechat-pay" : method.code}
          app={isWeChat ? { address: "weixin://", open: <Trans>Open WeChat</Trans> } : undefined}
        >
          {isWeChat ? (
            <Trans>On this phone: save the code, open WeChat, choose Scan there, and then the saved picture.</Trans>
          ) : (
            <Trans>On this phone: save the code, open {name}, choose Scan there, and then the saved picture.</Trans>
          )}
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
