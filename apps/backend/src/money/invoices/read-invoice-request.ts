import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import type { Query } from "../../platform/http/query.ts";
import type { Invoice } from "../../platform/store/schema/invoices.ts";

/** Whom an invoice is for, and of which kind it is. */
export type InvoiceBuyer = Pick<
  Invoice,
  "type" | "title" | "name" | "email" | "taxNumber" | "address" | "telephone" | "bank" | "bankAccount"
>;

/** Names have something that people see. */
const accepts = {
  name: /^(?=.*[^\p{C}\p{Z}\p{DI}]).{1,100}$/su,
  email: /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u,
  taxNumber: /^[0-9A-Z-]{5,30}$/,
  address: /^(?=.*[^\p{C}\p{Z}\p{DI}]).{1,200}$/su,
  telephone: /^\+?[0-9][0-9 ()-]{4,29}$/,
  bank: /^(?=.*[^\p{C}\p{Z}\p{DI}]).{1,100}$/su,
  bankAccount: /^[0-9A-Z-]{5,40}$/,
};

const maxEmailLength = 254;

/**
 * The contract's structure of an invoice, which a form may send as well. What the kind of invoice does not need is left
 * out, so that no more is kept of anybody than stands on the invoice.
 *
 * @throws {DomainError} where something is missing or wrong
 */
export function readInvoiceRequest(body: Query): InvoiceBuyer {
  const type = oneOf(body.text("type"), ["normal", "special"], "invoiceTypeWrong");
  const title = oneOf(body.text("header_type"), ["personal", "company"], "invoiceTitleWrong");
  if (type === "special" && title === "personal") throw new DomainError("invoiceSpecialNeedsCompany");
  const field = (text: string, kind: keyof typeof accepts, rejection: MessageKey): string => {
    if (!accepts[kind].test(text)) throw new DomainError(rejection);
    return text;
  };
  const name = field(body.text("name"), "name", "invoiceNameNeeded");
  const email = body.text("email");
  if (email !== "") field(email.slice(0, maxEmailLength + 1), "email", "invoiceEmailWrong");
  if (email.length > maxEmailLength) throw new DomainError("invoiceEmailWrong");
  const isCompany = title === "company";
  const isSpecial = type === "special";
  return {
    type,
    title,
    name,
    email,
    taxNumber: isCompany ? field(compact(body.text("duty_number")), "taxNumber", "invoiceTaxNumberNeeded") : "",
    address: isSpecial ? field(body.text("address"), "address", "invoiceAddressNeeded") : "",
    telephone: isSpecial ? field(body.text("mobile"), "telephone", "invoiceTelephoneNeeded") : "",
    bank: isSpecial ? field(body.text("bank"), "bank", "invoiceBankNeeded") : "",
    bankAccount: isSpecial ? field(compact(body.text("bank_account")), "bankAccount", "invoiceBankAccountNeeded") : "",
  };
}

/** The wire numbers them from 0. */
function oneOf<Name extends string>(text: string, names: readonly [Name, Name], rejection: MessageKey): Name {
  if (text !== "0" && text !== "1") throw new DomainError(rejection);
  return names[Number(text) === 0 ? 0 : 1];
}

/** People write numbers in groups. */
function compact(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}
