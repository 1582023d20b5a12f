import type { Language } from "../../platform/store/language.ts";
import { languageOf } from "../../platform/http/request-language.ts";
import type { PaymentToStart } from "../payments/providers/provider.ts";
import type { ProviderMethod } from "../../platform/store/schema/pay-methods.ts";
import { type RegisteredProvider, registeredProvider } from "../payments/providers/registered-providers.ts";
import { decimalYuan } from "../../platform/wire/money.ts";
import { type Fields, signed, verified } from "./signature.ts";

/** What a cashier's page is about. */
export interface CashierLink {
  /** Whose cashier it is. */
  readonly provider: RegisteredProvider;
  readonly number: string;
  /** Yuan, as the wire writes them. */
  readonly amount: string;
  readonly returnPath: string;
  readonly language: Language;
}

/** As the browser carries it, signed: whoever has it may look at the page and pay, but not change what it says. */
export function writeCashierLink(
  method: ProviderMethod,
  { number, amount, returnPath }: PaymentToStart,
  language: Language,
  secret: string,
): Fields {
  const fields = {
    method,
    out_trade_no: number,
    total_amount: decimalYuan(amount),
    return_url: returnPath,
    lang: language,
  };
  return signed(fields, "cashier", secret);
}

/** Null for what is not ours, or was changed on its way. */
export function readCashierLink(fields: Fields, secret: string): CashierLink | null {
  const known = verified(fields, "cashier", secret);
  if (known === null) return null;
  const { out_trade_no: number, total_amount: amount, return_url: returnPath, lang } = known;
  const provider = registeredProvider(known["method"]);
  if (provider === null || number === undefined || amount === undefined || returnPath === undefined) return null;
  return { provider, number, amount, returnPath, language: languageOf(lang) };
}

/** The page of a link, as a path of the storefront. */
export function cashierPath(fields: Fields): string {
  return `/sandbox/${fields["method"]}/${fields["out_trade_no"]}?${String(new URLSearchParams(fields))}`;
}
