import { getCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, list, optional, record } from "../wire/decode.ts";
import { image } from "../wire/image-url.ts";
import { count, id, optionalText, text, flag } from "../wire/scalars.ts";
import { time } from "../wire/time.ts";
import { webUrl } from "../wire/web-url.ts";
import { page } from "../wire/page.ts";
import { choice } from "../wire/enums.ts";

/** How a merchant's application stands. */
export type MerchantApplicationState = "pending" | "approved" | "refused" | "withdrawn";

/** Of an application: a withdrawn one is a refused one to whoever does not know the difference. */
const merchantApplicationState: Decoder<MerchantApplicationState> = (value, context) => {
  const [state, isWithdrawn] = stateFields(value, context);
  return isWithdrawn ? "withdrawn" : state;
};

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

const numbered: Decoder<MerchantApplicationState> = choice({
  1: "pending",
  2: "approved",
  3: "refused",
});

const stateFields = record(
  (field) => [field("audit_status", numbered), field("is_withdrawn", optional(flag)) ?? false] as const,
);

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
  readonly rejectionReason: string | null;
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
    ...applicationFields(value, context),
    state: merchantApplicationState(value, context),
  }),
});

const applicationFields: Decoder<Omit<MerchantApplication, "state">> = record((field) => ({
  id: field("id", id),
  tradeId: field("cid", id),
  trade: field("cid_desc", text),
  name: field("name", text),
  contact: field("nickname", text),
  mobile: field("mobile", text),
  account: field("account", text),
  documents: field("license", list(image)).filter((each) => each !== null),
  rejectionReason: field("audit_explain", optionalText),
  deskUrl: field("admin_address", webUrl),
  appliedAt: field("apply_time", time),
  revision: field("revision", optional(count)),
}));

export const merchantApplicationQuery = defineQuery(fetchMerchantApplication, {
  key: "merchant-application",
  freshMs: 10 * second,
  staleAfter: ["merchant-application-change"],
});
