import { Trans, useLingui } from "@lingui/react/macro";
import { ApiError, askForInvoice, type Invoice, type InvoiceTitle, type OrderDetail } from "@plaza/api-client";
import { rootRoute, useAction } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { Checkbox } from "@plaza/ui-kit/checkbox";
import { Dialog } from "@plaza/ui-kit/dialog";
import { Field } from "@plaza/ui-kit/field";
import { useFormErrors } from "@plaza/ui-kit/form-errors";
import { explanation } from "@plaza/ui-kit/global";
import { RadioGroup } from "@plaza/ui-kit/radio-group";
import { type FormEvent, type ReactElement, useId, useState } from "react";
import { fieldsOf, type InvoiceDraft, type InvoiceField, maxLengths, problemsOf, requestOf } from "./invoice-draft.ts";
import * as look from "./invoice.css.ts";

interface FieldTexts {
  readonly label: string;
  readonly missing: string;
  readonly malformed: string;
}

/** What the fields of an invoice are called, and what is said where one is wrong. */
function useInvoiceTexts(title: InvoiceTitle): Readonly<Record<InvoiceField, FieldTexts>> {
  const { t } = useLingui();
  const name = t`Please enter the name for the invoice`;
  const address = t`Please enter the registered address`;
  const bank = t`Please enter the bank`;
  const email = t`Please enter a valid email address`;
  return {
    name: { label: title === "company" ? t`Company name` : t`Name`, missing: name, malformed: name },
    taxNumber: {
      label: t`Tax number`,
      missing: t`Please enter the tax number`,
      malformed: t`A tax number has 5 to 30 letters and digits`,
    },
    address: { label: t`Registered address`, missing: address, malformed: address },
    telephone: {
      label: t`Registered telephone`,
      missing: t`Please enter the registered telephone`,
      malformed: t`Please enter a valid telephone number`,
    },
    bank: { label: t`Bank`, missing: bank, malformed: bank },
    bankAccount: {
      label: t`Bank account`,
      missing: t`Please enter the bank account`,
      malformed: t`A bank account has 5 to 40 letters and digits`,
    },
    email: { label: t`Email`, missing: email, malformed: email },
  };
}

export interface InvoiceDialogProps {
  readonly order: OrderDetail;
  readonly draft: InvoiceDraft;
  readonly onChange: (draft: InvoiceDraft) => void;
  readonly onIssued: (invoice: Invoice) => void;
  readonly onClose: () => void;
}

/** Whom the invoice of an order is for. */
export function InvoiceDialog({ order, draft, onChange, onIssued, onClose }: InvoiceDialogProps): ReactElement {
  const { api } = rootRoute.useRouteContext();
  const { t } = useLingui();
  const id = useId();
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const { run, isPending, error } = useAction({
    mutationFn: () => askForInvoice(api, requestOf(order.id, draft)),
    meta: { quiet: true },
    // The dialog closes after a success.
    repetition: "any",
    onSuccess: onIssued,
  });
  const texts = useInvoiceTexts(draft.title);
  const problems = Object.entries(problemsOf(draft)) as [InvoiceField, "missing" | "malformed"][];
  const { errors, leave, attempt } = useFormErrors<InvoiceField>(
    form,
    Object.fromEntries(problems.map(([field, problem]) => [field, texts[field][problem]])),
  );
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isPending && attempt()) run();
  }
  function close(): void {
    if (!isPending) onClose();
  }
  return (
    <Dialog
      open
      onClose={close}
      title={<Trans>Ask for an invoice</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={id} busy={isPending}>
            <Trans>Issue the invoice</Trans>
          </Button>
        </>
      }
    >
      <form id={id} ref={setForm} className={look.form} onSubmit={submit} noValidate>
        <p className={explanation}>
          <Trans>Please check what you enter: an issued invoice stays as it is.</Trans>
        </p>
        <RadioGroup<InvoiceTitle>
          label={t`For`}
          value={draft.title}
          options={[
            { value: "personal", label: t`A person` },
            { value: "company", label: t`A company` },
          ]}
          onChange={(title) => onChange({ ...draft, title })}
        />
        {draft.title === "company" && order.issuesSpecialInvoices && (
          <Checkbox
            label={<Trans>With tax registration (address, bank)</Trans>}
            checked={draft.special}
            onChange={({ target }) => onChange({ ...draft, special: target.checked })}
          />
        )}
        {fieldsOf(draft).map((field) => (
          <Field
            key={field}
            label={texts[field].label}
            name={field}
            type={field === "email" ? "email" : field === "telephone" ? "tel" : "text"}
            maxLength={maxLengths[field]}
            required={field !== "email"}
            optional={field === "email"}
            value={draft[field]}
            error={errors[field]}
            onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
            onBlur={leave(field)}
          />
        ))}
        {error !== null && (
          <Alert kind="danger" announce>
            {(error instanceof ApiError ? error.platformMessage : null) ?? (
              <Trans>There was no answer. Please press again: there is one invoice only.</Trans>
            )}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
