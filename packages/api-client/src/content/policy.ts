import { getCall } from "../call.ts";
import { minute } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, record } from "../wire/decode.ts";
import { type SafeHtml, optionalSafeHtml } from "../wire/rich-text.ts";

export interface Policy {
  /** Null where the platform has written none. */
  readonly contentHtml: SafeHtml | null;
}

const policy: Decoder<Policy> = record((field) => ({ contentHtml: field("content", optionalSafeHtml) }));

export const fetchServicePolicy = getCall("policy/service", { decode: policy });
export const fetchPrivacyPolicy = getCall("policy/privacy", { decode: policy });

export const servicePolicyQuery = defineQuery(fetchServicePolicy, {
  key: "service-policy",
  freshMs: 10 * minute,
  sharedMs: minute,
});
export const privacyPolicyQuery = defineQuery(fetchPrivacyPolicy, {
  key: "privacy-policy",
  freshMs: 10 * minute,
  sharedMs: minute,
});
