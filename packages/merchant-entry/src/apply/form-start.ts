import type { MerchantApplication } from "@plaza/api-client";
import type { SentFile } from "@plaza/ui-kit/upload-items";

/** What is written by hand and kept: neither passwords nor codes. */
export interface Written {
  /** A category's id as text; "" for none. */
  readonly tradeId: string;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  readonly account: string;
}

/** What the form begins with. */
export interface FormStart {
  readonly written: Written;
  /** Those that have been sent. */
  readonly documents: readonly SentFile[];
}

const nothing: FormStart = { written: { tradeId: "", name: "", contact: "", mobile: "", account: "" }, documents: [] };

/** Nothing, or what was sent before. */
export function firstForm(sent: MerchantApplication | null): FormStart {
  if (sent === null) return nothing;
  const { tradeId, name, contact, mobile, account, documents } = sent;
  return {
    written: { tradeId: String(tradeId), name, contact, mobile, account },
    documents: documents.map((url) => ({ path: url, url })),
  };
}
