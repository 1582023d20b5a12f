import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalText, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { webUrl } from "../wire/web-url.ts";
import { type MerchantApplicationState, merchantApplicationState } from "./application-state.ts";

/** One of the customer's applications. The platform may answer the password with it, which nothing here ever sees. */
export interface MerchantApplication {
  readonly id: number;
  readonly tradeId: number;
  readonly trade: string;
  readonly name: string;
  readonly contact: string;
  readonly mobile: string;
  readonly account: string;
  /** Addresses; of those that can no longer be shown none. */
  readonly documents: readonly string[];
  readonly state: MerchantApplicationState;
  /** Why it was refused; null where it was not. */
  readonly refusal: string | null;
  /** Where merchants work; null where the platform does not say. */
  readonly deskUrl: string | null;
  /** Epoch milliseconds. */
  readonly appliedAt: number | null;
  /** Counts what was sent; null where the platform knows no corrections. */
  readonly revision: number | null;
}

export interface MerchantApplicationRequest {
  readonly id: number;
}

export const fetchMerchantApplication = getCall("ShopApply/detail", {
  query: ({ id: applicationId }: MerchantApplicationRequest) => ({ id: applicationId }),
  decode: (value, context): MerchantApplication => ({
    ...facts(value, context),
    state: merchantApplicationState(value, context),
  }),
});

const facts: Decoder<Omit<MerchantApplication, "state">> = record((field) => ({
  id: field("id", id),
  tradeId: field("cid", id),
  trade: field("cid_desc", text),
  name: field("name", text),
  contact: field("nickname", text),
  mobile: field("mobile", text),
  account: field("account", text),
  documents: field("license", list(image)).filter((each) => each !== null),
  refusal: field("audit_explain", optionalText),
  deskUrl: field("admin_address", webUrl),
  appliedAt: field("apply_time", time),
  revision: field("revision", optional(count)),
}));

export const merchantApplicationQuery = defineQuery(fetchMerchantApplication, {
  key: "merchant-application",
  freshMs: 10 * second,
  staleAfter: ["merchant-application-change"],
});
