import {
  type PaymentProvider,
  type PaymentProviders,
  type PaymentReport,
  plainReply,
  formFields,
} from "../payments/providers/provider.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { type RegisteredProvider, registeredProviders } from "../payments/providers/registered-providers.ts";
import { cashierPath, writeCashierLink } from "./cashier-link.ts";
import { cashierTexts } from "./cashier-texts.ts";
import { hiddenFields } from "./sandbox-page.ts";
import { type Fields, signed, verified } from "./signature.ts";

/** What the numbers of its transactions begin with. */
export const sandboxReferencePrefix = "sandbox-";

/** Stand-ins for the real ones: they take no money, and say so. */
export function sandboxProviders(secret: string): PaymentProviders {
  return new Map(registeredProviders.map((provider) => [provider.method, sandboxProvider(provider, secret)]));
}

function sandboxProvider({ method, startsWith }: RegisteredProvider, secret: string): PaymentProvider {
  return {
    method,
    note: cashierTexts.note,
    start: async (payment, { origin, language }) => {
      const link = writeCashierLink(method, payment, language, secret);
      const path = cashierPath(link);
      if (startsWith === "code") return { kind: "code", text: `${origin}${path}`, page: path };
      if (startsWith === "page")
        return { kind: "page", address: path, reference: `${sandboxReferencePrefix}${payment.number}` };
      return {
        kind: "form",
        html: `<form action="/sandbox/${method}" method="post" id="${method}_submit">${hiddenFields(link)}</form>`,
      };
    },
    readNotification: ({ body }) => readReport(verified(formFields(body), "notification", secret), method),
    reply: plainReply,
    // It loses no notification: each is a row until it is taken.
    query: async () => ({ state: "unpaid" }),
    // A refund needs nothing to be done, because no money was taken.
    refund: async () => "done",
  };
}

/** That a payment was made, as the sandbox writes it. */
export function writeNotification(
  method: ProviderMethod,
  { number, amount }: { readonly number: string; readonly amount: string },
  secret: string,
): string {
  const fields = {
    method,
    out_trade_no: number,
    // The same payment is the same transaction, however often it is paid.
    trade_no: `${sandboxReferencePrefix}${number}`,
    total_amount: amount,
    trade_status: success,
  };
  return String(new URLSearchParams(signed(fields, "notification", secret)));
}

const success = "TRADE_SUCCESS";

function readReport(fields: Fields | null, method: ProviderMethod): PaymentReport | null {
  if (fields === null || fields["method"] !== method) return null;
  const { out_trade_no: number, trade_no: reference, total_amount: amount, trade_status: status } = fields;
  if (number === undefined || reference === undefined || amount === undefined) return null;
  if (!/^\d{1,9}\.\d\d$/.test(amount)) return null;
  if (status !== success) return { state: "closed", number };
  return { state: "paid", number, reference, amount: Number(amount.replace(".", "")) };
}
