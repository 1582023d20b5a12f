import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { WithdrawalReceipt } from "@plaza/api-client";
import { formatDateTime, formatMoney, useReader } from "@plaza/i18n";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { type ReactElement, useState } from "react";
import { receiptDetails } from "./receipt-details.ts";
import { SendBackForm, type SendBackFormProps } from "./send-back-form.tsx";
import { ChosenAmounts, MoneyComesBack } from "./withdrawal-amounts.tsx";
import * as look from "./withdrawal.css.ts";

const fileCode = lazyModule(() => import("./save-receipt.ts"));

export interface ReceiptProps {
  readonly receipt: WithdrawalReceipt;
  readonly sendBack: SendBackFormProps["send"];
  readonly onSent: SendBackFormProps["onSent"];
}

/** Confirms the receipt of a withdrawal with its date and time. It can be saved as a file. */
export function Receipt({ receipt, sendBack, onSent }: ReceiptProps): ReactElement {
  const { i18n } = useLingui();
  const reader = useReader();
  const code = useLazyModule(fileCode, true);
  const [isSent, setIsSent] = useState(false);
  const time = formatDateTime(receipt.at, reader);
  async function save(): Promise<void> {
    if (await code.load()) fileCode.arrived()?.saveReceipt(receipt, i18n, reader);
  }
  return (
    <>
      <Alert kind="success">
        <Trans>We have received your withdrawal: {time}.</Trans>
      </Alert>
      <dl className={look.details}>
        {receiptDetails(receipt, i18n, reader).map(({ name, value }) => (
          <div key={name} className={look.fact}>
            <dt className={look.factName}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={look.lines}>
        {receipt.lines.map((line) => (
          <li key={line.id} className={look.line}>
            <span className={look.lineText}>
              <span>{`${line.name} × ${line.quantity}`}</span>
              {line.optionText !== null && <span className={look.lineNote}>{` ${line.optionText}`}</span>}
            </span>
            <span className={look.refund}>
              <span translate="no">{formatMoney(line.amount)}</span>
            </span>
          </li>
        ))}
      </ul>
      <ChosenAmounts chosen={receipt} />
      <MoneyComesBack sendsBack={receipt.sendsBack} way={receipt.refundWay} />
      <div className={look.buttons}>
        <Button onClick={() => void save()} onPointerEnter={code.prefetch}>
          <Trans>Save the receipt</Trans>
        </Button>
      </div>
      {code.failed && (
        <Alert kind="danger" announce>
          <Trans>It could not be saved. Please try again.</Trans>
        </Alert>
      )}
      {isSent && (
        <Alert kind="success" announce>
          <Trans>The shop is told that the goods are on their way.</Trans>
        </Alert>
      )}
      {receipt.toSend && (
        <SendBackForm
          returnTo={receipt.returnTo}
          send={sendBack}
          onSent={(sent) => {
            setIsSent(true);
            onSent(sent);
          }}
        />
      )}
    </>
  );
}
