import { getCall, postCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, optional, record } from "../wire/decode.ts";
import { amountOrNull, money, moneyText } from "../wire/money.ts";
import { flag, requiredCount, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";

/** What an order costs to be sent, whatever is in it. Amounts are fen. */
export interface FlatFreight {
  readonly amount: number;
  /** From which goods amount on it is sent for free; null: never. */
  readonly freeFrom: number | null;
}

/** What a shop has to say before shoppers can order there. */
export interface SellingTerms {
  /** Names what was read of the addresses for whoever changes them. */
  readonly revision: number;
  readonly returnContact: string;
  readonly returnPhone: string;
  readonly returnAddress: string;
  /** Null: not said, or more than one amount. */
  readonly freight: FlatFreight | null;
  /** Freight by region, weight or product, which one amount does not replace. */
  readonly hasOwnFreight: boolean;
  /** Without these the shop does not open. */
  readonly missing: readonly ("returnAddress" | "freight")[];
}

export type SeenSellingTerms = Pick<SellingTerms, "revision" | "freight">;

const missingTerm = wordOf("return_address", "freight");

export const fetchSellingTerms = getCall("shop/selling_terms", {
  decode: record((field): SellingTerms => ({
    revision: field("revision", requiredCount),
    returnContact: field("return_contact", text),
    returnPhone: field("return_phone", text),
    returnAddress: field("return_address", text),
    freight: field(
      "freight",
      optional(
        record((freight): FlatFreight => ({
          amount: freight("amount", money),
          freeFrom: freight("free_from", amountOrNull),
        })),
      ),
    ),
    hasOwnFreight: field("has_own_freight", flag),
    missing: field("missing", list(missingTerm)).map((term) => (term === "freight" ? term : "returnAddress")),
  })),
});

export const sellingTermsQuery = defineQuery(fetchSellingTerms, {
  key: "selling-terms",
  freshMs: minute,
  staleAfter: ["shop-change"],
});

export interface SellingTermsToSave {
  /** What was read: the platform refuses what would overwrite somebody else's change. */
  readonly seen: SeenSellingTerms;
  readonly returnContact: string;
  readonly returnPhone: string;
  readonly returnAddress: string;
  /** Null: freight stays as it is. */
  readonly freight: FlatFreight | null;
}

export const saveSellingTerms = postCall("shop/save_selling_terms", {
  body: ({ seen, returnContact, returnPhone, returnAddress, freight }: SellingTermsToSave) => ({
    revision: seen.revision,
    return_contact: returnContact,
    return_phone: returnPhone,
    return_address: returnAddress,
    ...(freight !== null && {
      freight_amount: moneyText(freight.amount),
      free_from: freeFromText(freight),
      freight_was:
        seen.freight === null ? [] : { amount: moneyText(seen.freight.amount), free_from: freeFromText(seen.freight) },
    }),
  }),
  /** The revision that there is then. */
  decode: record((field) => ({ revision: field("revision", requiredCount) })),
});

function freeFromText({ freeFrom }: FlatFreight): string {
  return freeFrom === null ? "" : moneyText(freeFrom);
}
