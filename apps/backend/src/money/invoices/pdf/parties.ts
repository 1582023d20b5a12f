import type { Language } from "../../../platform/store/language.ts";
import type { Invoice } from "../../../platform/store/schema/invoices.ts";
import { shownYuan } from "../../../platform/wire/money.ts";
import { spokenTime } from "../../../platform/wire/time.ts";
import { wallClock } from "../../../platform/wire/time.ts";
import { documentTexts } from "./document-texts.ts";
import type { DocumentField, InvoiceDocument } from "./invoice-document.ts";

/** Who reads a document: its customer, or whoever has a link to the order, who is told nothing of any person. */
export type InvoiceReader = "customer" | "link";

export type Say = (key: keyof typeof documentTexts) => string;

export const sayIn =
  (language: Language): Say =>
  (key) =>
    documentTexts[key][language];

export const less = (fen: number): string => `−${shownYuan(fen)}`;
export const dayOf = (time: Date, language: Language): string => spokenTime(wallClock(time).slice(0, 10), language);

export function sellerOf({ contents: { seller } }: Invoice, say: Say, language: Language): InvoiceDocument["seller"] {
  const fields = given([
    { label: say("address"), text: seller.address[language] },
    { label: say("telephone"), text: seller.phone },
  ]);
  return { heading: say("seller"), name: seller.name[language], fields };
}

/** A company is no person: its title and its tax number are public. */
export function buyerOf(invoice: Invoice, say: Say, reader: InvoiceReader): InvoiceDocument["buyer"] {
  const heading = say("buyer");
  const { name, title, taxNumber, address, telephone, bank, bankAccount, email } = invoice;
  const taxed = { label: say("taxNumber"), text: taxNumber };
  if (reader === "link") {
    return title === "company"
      ? { heading, name, fields: given([taxed]) }
      : { heading, name: say("unnamedBuyer"), fields: [] };
  }
  const fields = given([
    taxed,
    { label: say("address"), text: address },
    { label: say("telephone"), text: telephone },
    { label: say("bank"), text: bank },
    { label: say("bankAccount"), text: bankAccount },
    { label: say("email"), text: email },
  ]);
  return { heading, name, fields };
}

/** Only what there is. */
function given(fields: readonly DocumentField[]): readonly DocumentField[] {
  return fields.filter(({ text }) => text !== "");
}
