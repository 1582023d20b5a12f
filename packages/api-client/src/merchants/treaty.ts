import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { record } from "../wire/decode.ts";
import { type SafeHtml, optionalSafeHtml } from "../wire/rich-text.ts";

/** What merchants agree to. */
export interface MerchantTreaty {
  /** Null where the platform has written none. */
  readonly contentHtml: SafeHtml | null;
}

export const fetchMerchantTreaty = getCall("ShopApply/getTreaty", {
  decode: record((field): MerchantTreaty => ({ contentHtml: field("content", optionalSafeHtml) })),
});

export const merchantTreatyQuery = defineQuery(fetchMerchantTreaty, {
  key: "merchant-treaty",
  freshMs: 10 * minute,
  sharedMs: minute,
});
