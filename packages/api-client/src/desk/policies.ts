import { type Locale, locales } from "@plaza/i18n";
import { getCall, postCall } from "../call.ts";
import { minute, second } from "../duration.ts";
import { defineQuery } from "../query.ts";
import { type Decoder, type FieldReader, list, optional, record } from "../wire/decode.ts";
import { wordOf } from "../wire/enums.ts";
import { instant, requiredInstant } from "../wire/instant.ts";
import { optionalSafeHtml, type SafeHtml } from "../wire/rich-text.ts";
import { flag, nothing, requiredCount, text } from "../wire/scalars.ts";
import { type EditedTexts, editedTexts } from "./edited-texts.ts";
import { previewAddresses } from "./preview-addresses.ts";

/** What shoppers agree to, how their data is used, what holds after a purchase, what merchants agree to. */
export const policyKeys = ["service", "privacy", "aftersale", "merchant"] as const;
export type PolicyKey = (typeof policyKeys)[number];

export interface PolicyVersion {
  /** Of its policy, from 1. */
  readonly version: number;
  /** In which it is written. */
  readonly languages: readonly Locale[];
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: number;
}

interface PolicyState {
  readonly key: PolicyKey;
  /** Counts what happens to it: a change is of what was read. */
  readonly revision: number;
  readonly hasDraft: boolean;
  /** The draft is a skeleton that nobody has read yet: it is not published. */
  readonly isToReview: boolean;
  /** "" for nobody at the desk. */
  readonly changedBy: string;
  /** Null: nobody has begun. */
  readonly changedAt: number | null;
}

export interface ListedPolicy extends PolicyState {
  readonly draftLanguages: readonly Locale[];
  /** Null: it has never been published. */
  readonly published: PolicyVersion | null;
}

export interface ListedPolicies {
  /** Of the store: shown where another is missing, and so needed. */
  readonly defaultLanguage: Locale;
  readonly policies: readonly ListedPolicy[];
}

export interface PolicyDetail extends PolicyState {
  readonly defaultLanguage: Locale;
  /** The shop has a page of it, on which its draft can be previewed. */
  readonly hasPage: boolean;
  /** All empty without a draft. */
  readonly draft: EditedTexts;
  /** What holds now; all empty before anything was published. */
  readonly published: EditedTexts;
  /** The newest first. */
  readonly versions: readonly PolicyVersion[];
}

const locale = wordOf<Locale>(...locales);

const version: Decoder<PolicyVersion> = record((field) => ({
  version: field("version", requiredCount),
  languages: field("languages", list(locale)),
  publishedBy: field("published_by", text),
  publishedAt: field("published_at", requiredInstant),
}));

const stateOf = (field: FieldReader): PolicyState => ({
  key: field("key", wordOf<PolicyKey>(...policyKeys)),
  revision: field("revision", requiredCount),
  hasDraft: field("has_draft", flag),
  isToReview: field("is_to_review", flag),
  changedBy: field("changed_by", text),
  changedAt: field("changed_at", instant),
});

export const fetchPolicies = getCall("policies/list", {
  decode: record((field): ListedPolicies => ({
    defaultLanguage: field("default_language", locale),
    policies: field(
      "list",
      list(
        record((each): ListedPolicy => ({
          ...stateOf(each),
          draftLanguages: each("draft_languages", list(locale)),
          published: each("published", optional(version)),
        })),
      ),
    ),
  })),
});

export const policiesQuery = defineQuery(fetchPolicies, {
  key: "policies",
  freshMs: 5 * second,
  staleAfter: ["policy-change"],
});

export const fetchPolicy = getCall("policies/detail", {
  query: ({ key }: { readonly key: PolicyKey }) => ({ key }),
  decode: record((field): PolicyDetail => ({
    ...stateOf(field),
    defaultLanguage: field("default_language", locale),
    hasPage: field("has_page", flag),
    draft: field("draft", editedTexts),
    published: field("published", editedTexts),
    versions: field("versions", list(version)),
  })),
});

export const policyQuery = defineQuery(fetchPolicy, {
  key: "policy",
  freshMs: 5 * second,
  staleAfter: ["policy-change"],
});

/** What was published once, which never changes. */
export const fetchPolicyVersion = getCall("policies/version", {
  query: ({ key, version: number }: { readonly key: PolicyKey; readonly version: number }) => ({
    key,
    version: number,
  }),
  decode: record((field): EditedTexts => field("texts", editedTexts)),
});

export const policyVersionQuery = defineQuery(fetchPolicyVersion, { key: "policy-version", freshMs: 10 * minute });

/** A policy as whoever changes it has seen it. */
export interface SeenPolicy {
  readonly key: PolicyKey;
  readonly revision: number;
}

export interface PolicyDraft extends SeenPolicy {
  readonly texts: EditedTexts;
  readonly isToReview: boolean;
}

const seenBody = ({ key, revision }: SeenPolicy) => ({ key, revision });

/** Each of these fails where somebody has changed the policy meanwhile. */
export const savePolicyDraft = postCall("policies/save_draft", {
  body: ({ texts: written, isToReview, ...seen }: PolicyDraft) => ({
    ...seenBody(seen),
    texts: written,
    is_to_review: isToReview ? 1 : 0,
  }),
  decode: nothing,
});

export const discardPolicyDraft = postCall("policies/discard_draft", { body: seenBody, decode: nothing });

/** The draft holds from now on. */
export const publishPolicy = postCall("policies/publish", { body: seenBody, decode: nothing });

/** What held before holds again, as a new version. */
export const publishPolicyAgain = postCall("policies/publish_again", {
  body: ({ version: number, ...seen }: SeenPolicy & { readonly version: number }) => ({
    ...seenBody(seen),
    version: number,
  }),
  decode: nothing,
});

/** Drafts to begin with, of each policy that nobody has begun. */
export const addPolicySkeletons = postCall("policies/add_skeletons", { decode: nothing });

/** A text as a page would show it; null where nothing of it can be seen. Changes nothing. */
export const previewPolicy = postCall("policies/preview", {
  body: ({ html }: { readonly html: string }) => ({ content: html }),
  decode: record((field): SafeHtml | null => field("content", optionalSafeHtml)),
});

/** The page of the shop with the draft of this revision. It fails where that was changed, published or discarded. */
export const fetchPolicyPreview = postCall("policies/preview_addresses", {
  body: seenBody,
  decode: previewAddresses,
});
