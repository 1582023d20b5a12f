import { Trans, useLingui } from "@lingui/react/macro";
import { recordTransfer, type TransferPayment, type TransferToRecord } from "@plaza/api-client/desk";
import { foreignZone, formatMoney, useReader } from "@plaza/i18n";
import { Field } from "@plaza/ui-kit/field";
import { type FieldErrors, useFormErrors } from "@plaza/ui-kit/form-errors";
import { type ChangeEvent, type ReactElement, useState } from "react";
import { dayOf } from "../coupons/read-coupon.ts";
import { transfersRoute } from "../routes.ts";
import { FormDialog } from "../shared/form-dialog.tsx";
import { useChange } from "../shared/use-change.ts";
import { readTransfer, type WrittenTransfer } from "./read-transfer.ts";
import { fields } from "./transfers.css.ts";
import { useOutcome } from "./use-outcome.ts";

export interface RecordDialogProps {
  /** What it is for; null: the reference is to be written, or nobody can tell. */
  readonly payment: TransferPayment | null;
  readonly onClose: () => void;
}

/** Fields of the wire by those of the form. */
const wireNames: Readonly<Record<string, keyof WrittenTransfer>> = {
  reference: "reference",
  amount: "amount",
  received_on: "receivedOn",
  bank_reference: "bankReference",
  payer: "payer",
};

/** Enters a transfer from the bank's statement. The amount is not filled in: who reads it there finds what is different. */
export function RecordDialog({ payment, onClose }: RecordDialogProps): ReactElement {
  const { t } = useLingui();
  const zone = foreignZone(useReader());
  const { desk } = transfersRoute.useRouteContext();
  const say = useOutcome();
  const [today] = useState(() => dayOf(Date.now()));
  const [written, setWritten] = useState<WrittenTransfer>({
    reference: payment?.reference ?? "",
    amount: "",
    receivedOn: today,
    bankReference: "",
    payer: "",
  });
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const change = useChange({
    event: "transfer-change",
    send: (transfer: TransferToRecord) => recordTransfer(desk, transfer),
    onDone: (outcome) => {
      say(outcome);
      onClose();
    },
  });
  const read = readTransfer(written, today);
  const texts = {
    missing: t`Please fill this in.`,
    amount: t`An amount, such as 79.50`,
    doubt: t`With two decimals, please: this can mean two amounts`,
    future: t`No later than today`,
  };
  const problems: FieldErrors<keyof WrittenTransfer> =
    "problems" in read
      ? Object.fromEntries(Object.entries(read.problems).map(([name, problem]) => [name, texts[problem]]))
      : {};
  const { errors, attempt } = useFormErrors(form, problems);
  const refused = change.field === null ? undefined : wireNames[change.field];
  const fieldOf = (name: keyof WrittenTransfer) => ({
    value: written[name],
    error: errors[name] ?? (refused === name ? change.problem : undefined),
    autoComplete: "off",
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      change.reset();
      setWritten({ ...written, [name]: value });
    },
  });
  const missing = payment === null ? "" : formatMoney(payment.amount - payment.received);
  return (
    <FormDialog
      size="wide"
      title={payment === null ? <Trans>Enter a transfer</Trans> : <Trans>Transfer received</Trans>}
      submitLabel={<Trans>Enter it</Trans>}
      busy={change.busy}
      problem={refused === undefined ? change.problem : null}
      notice={
        payment === null ? undefined : (
          <p>
            <Trans>
              {payment.reference}: {missing} is awaited. Less than that waits for the rest, more than that goes back.
            </Trans>
          </p>
        )
      }
      formRef={setForm}
      onSubmit={() => {
        if (attempt() && "transfer" in read) change.run(read.transfer);
      }}
      onClose={onClose}
    >
      {payment === null && (
        <Field
          label={<Trans>Reference</Trans>}
          optional
          hint={<Trans>Empty: nobody can tell what it is for. It can be said later.</Trans>}
          maxLength={40}
          {...fieldOf("reference")}
        />
      )}
      <div className={fields}>
        <Field label={<Trans>Amount received</Trans>} prefix="¥" inputMode="decimal" {...fieldOf("amount")} />
        <Field
          label={<Trans>Day on the statement</Trans>}
          type="date"
          max={today}
          hint={zone}
          {...fieldOf("receivedOn")}
        />
        <Field
          label={<Trans>The bank's number of it</Trans>}
          hint={<Trans>What is entered twice with the same number is booked once.</Trans>}
          maxLength={64}
          {...fieldOf("bankReference")}
        />
        <Field
          label={<Trans>From whose account</Trans>}
          optional
          hint={<Trans>Name and account, where a refund would go.</Trans>}
          maxLength={120}
          {...fieldOf("payer")}
        />
      </div>
    </FormDialog>
  );
}
