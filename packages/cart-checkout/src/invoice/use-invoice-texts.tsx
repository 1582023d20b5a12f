import { useLingui } from "@lingui/react/macro";
import type { InvoiceTitle } from "@plaza/api-client";
import type { InvoiceField } from "./invoice-draft.ts";

interface FieldTexts {
  readonly label: string;
  readonly missing: string;
  readonly malformed: string;
}

/** What the fields of an invoice are called, and what is said where one is wrong. */
export function useInvoiceTexts(title: InvoiceTitle): Readonly<Record<InvoiceField, FieldTexts>> {
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
