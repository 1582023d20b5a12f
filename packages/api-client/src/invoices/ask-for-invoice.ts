import { postCall } from "../call.ts";
import { invoice, type InvoiceTitle, type InvoiceType } from "./invoice.ts";

export interface InvoiceRequest {
  readonly orderId: number;
  readonly type: InvoiceType;
  readonly title: InvoiceTitle;
  readonly name: string;
  /** "" where there is none. */
  readonly email: string;
  /** Of a company. */
  readonly taxNumber: string;
  /** These four with the type `special`. */
  readonly address: string;
  readonly telephone: string;
  readonly bank: string;
  readonly bankAccount: string;
}

/**
 * Has the invoice of an order issued. The same once more answers the same one; it stays as it is, so other details are
 * refused. Only where `invoice` is announced.
 */
export const askForInvoice = postCall("order_invoice/add", {
  body: ({ orderId, type, title, name, email, taxNumber, address, telephone, bank, bankAccount }: InvoiceRequest) => ({
    id: orderId,
    type: type === "special" ? 1 : 0,
    header_type: title === "company" ? 1 : 0,
    name,
    email,
    duty_number: taxNumber,
    address,
    mobile: telephone,
    bank,
    bank_account: bankAccount,
  }),
  decode: invoice,
});
