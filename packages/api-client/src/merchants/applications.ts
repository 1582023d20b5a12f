import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { page } from "../wire/page.ts";
import { id, text } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { type MerchantApplicationState, merchantApplicationState } from "./application-state.ts";

/** One of the customer's applications, as lists have it. */
export interface ListedMerchantApplication {
  readonly id: number;
  readonly name: string;
  readonly state: MerchantApplicationState;
  /** Epoch milliseconds; null where the platform says none. */
  readonly appliedAt: number | null;
}

export interface MerchantApplicationsRequest {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const listed: Decoder<Omit<ListedMerchantApplication, "state">> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  appliedAt: field("apply_time", time),
}));

/** The customer's own applications, newest first. */
export const fetchMerchantApplications = getCall("ShopApply/record", {
  query: ({ page: number, pageSize }: MerchantApplicationsRequest) => ({ page_no: number, page_size: pageSize }),
  decode: page((value, context): ListedMerchantApplication => ({
    ...listed(value, context),
    state: merchantApplicationState(value, context),
  })),
});

export const merchantApplicationsQuery = defineQuery(fetchMerchantApplications, {
  key: "merchant-applications",
  freshMs: 10 * second,
  staleAfter: ["merchant-application-change"],
});
