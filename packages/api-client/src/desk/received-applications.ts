import { getCall, postCall } from "../call.ts";
import { second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, optional, record } from "../wire/decode.ts";
import { images } from "../wire/image-url.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { type Page, page } from "../wire/page.ts";
import { count, id, nothing, optionalId, text } from "../wire/scalars.ts";
import { wordOf } from "../wire/enums.ts";
import type { MerchantApplicationState } from "../merchants/application.ts";

/** Somebody's wish to sell here, as operators see it. */
export interface ReceivedApplication {
  readonly id: number;
  readonly name: string;
  readonly trade: string;
  readonly state: MerchantApplicationState;
  readonly documentCount: number;
  /** Counts what the applicant has sent. */
  readonly revision: number;
  /** Epoch milliseconds, as the next. */
  readonly createdAt: number;
  /** When the applicant corrected it last; null: never. */
  readonly correctedAt: number | null;
  readonly decidedAt: number | null;
}

const application: Decoder<ReceivedApplication> = record((field) => ({
  id: field("id", id),
  name: field("name", text),
  trade: field("category", text),
  state: field("state", wordOf<MerchantApplicationState>("pending", "approved", "refused", "withdrawn")),
  documentCount: field("document_count", count),
  revision: field("revision", optional(count)) ?? 1,
  createdAt: field("created_at", requiredInstant),
  correctedAt: field("corrected_at", instant),
  decidedAt: field("decided_at", instant),
}));

export interface ReceivedApplications extends Page<ReceivedApplication> {
  readonly counts: { readonly pending: number };
}

export interface ReceivedApplicationsParams {
  /** Null: all of them. */
  readonly state: MerchantApplicationState | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

const applicationPage = page(application);
const countsBeside: Decoder<ReceivedApplications["counts"]> = record((field) =>
  field(
    "counts",
    record((counted) => ({ pending: counted("pending", count) })),
  ),
);

/** Those that wait the oldest first, others the newest. */
export const fetchReceivedApplications = getCall("applications/list", {
  query: ({ state, page: number, pageSize }: ReceivedApplicationsParams) => ({
    state: state ?? undefined,
    page_no: number,
    page_size: pageSize,
  }),
  decode: (value, context): ReceivedApplications => ({
    ...applicationPage(value, context),
    counts: countsBeside(value, context),
  }),
});

export const receivedApplicationsQuery = defineQuery(fetchReceivedApplications, {
  key: "received-applications",
  freshMs: 5 * second,
  staleAfter: ["application-decision"],
});

export interface ReceivedApplicationDetail extends ReceivedApplication {
  readonly contact: string;
  readonly mobile: string;
  readonly account: string;
  readonly rejectionReason: string;
  /** The operator who has decided it; "" where nobody is known. */
  readonly decidedBy: string;
  /** Null before the approval. */
  readonly shopId: number | null;
  /** Addresses that nobody else has. */
  readonly documents: readonly string[];
}

const beside: Decoder<Omit<ReceivedApplicationDetail, keyof ReceivedApplication>> = record((field) => ({
  contact: field("contact", text),
  mobile: field("mobile", text),
  account: field("account", text),
  rejectionReason: field("refusal", text),
  decidedBy: field("decided_by", text),
  shopId: field("shop_id", optionalId),
  documents: field("documents", images),
}));

export const fetchReceivedApplication = getCall("applications/detail", {
  query: ({ id: applicationId }: { readonly id: number }) => ({ id: applicationId }),
  decode: (value, context): ReceivedApplicationDetail => ({
    ...application(value, context),
    ...beside(value, context),
  }),
});

export const receivedApplicationQuery = defineQuery(fetchReceivedApplication, {
  key: "received-application",
  freshMs: 5 * second,
  staleAfter: ["application-decision"],
});

/** Which application is decided, and which of what the applicant has sent: one that was corrected since is not. */
export interface DecidedApplication {
  readonly id: number;
  readonly revision: number;
}

/** Makes the shop and its owner's account, at once or not at all. */
export const approveApplication = postCall("applications/approve", {
  body: ({ id: applicationId, revision }: DecidedApplication) => ({ id: applicationId, revision }),
  decode: nothing,
});

/** The applicant reads the reason. */
export const refuseApplication = postCall("applications/refuse", {
  body: ({ id: applicationId, revision, reason }: DecidedApplication & { readonly reason: string }) => ({
    id: applicationId,
    revision,
    reason,
  }),
  decode: nothing,
});
