import type { InvoiceRequest, InvoiceTitle } from "@plaza/api-client";

/** What is being written of an invoice. What its kind does not need is kept while somebody tries the other kind. */
export interface InvoiceDraft extends Omit<InvoiceRequest, "orderId" | "type"> {
  readonly special: boolean;
}

export type InvoiceField = Exclude<keyof InvoiceDraft, "title" | "special">;

/** The maxLengths text of each field. */
export const maxLengths: Readonly<Record<InvoiceField, number>> = {
  name: 100,
  email: 254,
  taxNumber: 40,
  address: 200,
  telephone: 30,
  bank: 100,
  bankAccount: 60,
};

export function emptyInvoice(name: string): InvoiceDraft {
  return {
    special: false,
    title: "personal",
    name,
    email: "",
    taxNumber: "",
    address: "",
    telephone: "",
    bank: "",
    bankAccount: "",
  };
}

/** The fields of a draft, in their order. */
export function fieldsOf({ title, special }: InvoiceDraft): readonly InvoiceField[] {
  const company: readonly InvoiceField[] = title === "company" ? ["taxNumber"] : [];
  const registered: readonly InvoiceField[] = isSpecial({ title, special })
    ? ["address", "telephone", "bank", "bankAccount"]
    : [];
  return ["name", ...company, ...registered, "email"];
}

export type InvoiceProblem = "missing" | "malformed";

const rules: Readonly<Partial<Record<InvoiceField, RegExp>>> = {
  email: /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u,
  taxNumber: /^[0-9A-Za-z-]{5,30}$/,
  telephone: /^\+?[0-9][0-9 ()-]{4,29}$/,
  bankAccount: /^[0-9A-Za-z-]{5,40}$/,
};

/** What is wrong with the fields that there are. The platform checks the same. */
export function problemsOf(draft: InvoiceDraft): Readonly<Partial<Record<InvoiceField, InvoiceProblem>>> {
  const problems: Partial<Record<InvoiceField, InvoiceProblem>> = {};
  for (const field of fieldsOf(draft)) {
    const text = written(draft, field);
    const rule = rules[field];
    if (text === "" && field !== "email") problems[field] = "missing";
    else if (text !== "" && rule !== undefined && !rule.test(text)) problems[field] = "malformed";
  }
  return problems;
}

/** What is sent: nothing that the kind does not need. */
export function requestOf(orderId: number, draft: InvoiceDraft): InvoiceRequest {
  const fields = new Set(fieldsOf(draft));
  const text = (field: InvoiceField): string => (fields.has(field) ? written(draft, field) : "");
  return {
    orderId,
    type: isSpecial(draft) ? "special" : "normal",
    title: draft.title,
    name: text("name"),
    email: text("email"),
    taxNumber: text("taxNumber"),
    address: text("address"),
    telephone: text("telephone"),
    bank: text("bank"),
    bankAccount: text("bankAccount"),
  };
}

function isSpecial({ title, special }: { readonly title: InvoiceTitle; readonly special: boolean }): boolean {
  return title === "company" && special;
}

/** People write numbers in groups. */
function written(draft: InvoiceDraft, field: InvoiceField): string {
  const text = draft[field].trim();
  return field === "taxNumber" || field === "bankAccount" ? text.replaceAll(/\s/g, "") : text;
}
