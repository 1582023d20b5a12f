import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { id, nothing, optionalCount, requiredCount } from "../wire/scalars.ts";

/** None, those without the buyer's registration for tax, or both kinds. */
export const shopInvoiceKinds = ["none", "normal", "special"] as const;
export type ShopInvoiceKind = (typeof shopInvoiceKinds)[number];

/** What a shop promises its customers. */
export interface ShopTerms {
  /** For how many days after receipt it takes goods back; null: as long as the platform asks of every shop. */
  readonly returnDays: number | null;
  readonly invoices: ShopInvoiceKind;
}

/** As it was read last. */
export interface SeenShopTerms extends ShopTerms {
  /** Of the shop. */
  readonly id: number;
  readonly revision: number;
  /** How many days the platform asks of every shop. */
  readonly askedReturnDays: number;
}

export const fetchShopTerms = getCall("shop_terms/detail", {
  decode: record((field): SeenShopTerms => ({
    id: field("id", id),
    revision: field("revision", requiredCount),
    returnDays: field("return_days", optionalCount),
    askedReturnDays: field("asked_return_days", requiredCount),
    invoices: field("invoices", wordOf(...shopInvoiceKinds)),
  })),
});

export const shopTermsQuery = defineQuery(fetchShopTerms, {
  key: "shop-terms",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});

export interface WrittenShopTerms {
  /** What was read: it fails where a colleague has changed it since. */
  readonly revision: number;
  /** As it was typed; "": as long as the platform asks. */
  readonly returnDays: string;
  readonly invoices: ShopInvoiceKind;
}

export const saveShopTerms = postCall("shop_terms/save", {
  body: ({ revision, returnDays, invoices }: WrittenShopTerms) => ({ revision, return_days: returnDays, invoices }),
  decode: nothing,
});
