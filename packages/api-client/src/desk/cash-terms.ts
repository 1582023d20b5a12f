import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { list, record } from "../wire/decode.ts";
import { amountOrNull, money, moneyText } from "../wire/money.ts";
import { flag, id, nothing, requiredCount } from "../wire/scalars.ts";

/** What a shop says of cash at the door. */
export interface CashTerms {
  readonly isOffered: boolean;
  /** Up to which amount of an order, in fen; null: the marketplace's limit alone counts. */
  readonly most: number | null;
  /** Codes of provinces, cities or districts; empty: wherever the shop sends to. */
  readonly regionIds: readonly number[];
}

export interface ShopCashTerms extends CashTerms {
  /** Names what was read for whoever changes it. */
  readonly revision: number;
  /** What the marketplace allows; `most` in fen. */
  readonly platform: { readonly isOpen: boolean; readonly most: number };
}

export const fetchCashTerms = getCall("cash/terms", {
  decode: record((field): ShopCashTerms => ({
    revision: field("revision", requiredCount),
    isOffered: field("is_offered", flag),
    most: field("most", amountOrNull),
    regionIds: field("region_ids", list(id)),
    platform: field(
      "platform",
      record((platform) => ({ isOpen: platform("is_open", flag), most: platform("most", money) })),
    ),
  })),
});

export const cashTermsQuery = defineQuery(fetchCashTerms, {
  key: "cash-terms",
  freshMs: 5 * second,
  staleAfter: ["shop-change"],
});

/** The platform refuses what would overwrite somebody else's change. */
export const saveCashTerms = postCall("cash/save_terms", {
  body: ({ isOffered, most, regionIds, revision }: CashTerms & { readonly revision: number }) => ({
    is_offered: isOffered ? 1 : 0,
    most: most === null ? "" : moneyText(most),
    region_ids: regionIds,
    revision,
  }),
  decode: nothing,
});
