import type { AgentContext } from "../../platform/http/agent-call.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import { Query } from "../../platform/http/query.ts";
import { Reply } from "../../platform/http/reply.ts";
import { previewAddresses } from "../../platform/previews/preview-addresses.ts";
import { cleanRichText } from "../../platform/rich-text/clean-rich-text.ts";
import { inEachLanguage, languages, type PartialTexts } from "../../platform/store/language.ts";
import { retriedTransaction } from "../../platform/store/retried-transaction.ts";
import { type PolicyKey, policyKeys } from "../../platform/store/schema/policies.ts";
import { flag } from "../../platform/wire/scalars.ts";
import { instant } from "../../platform/wire/time.ts";
import {
  addSkeletons,
  discardDraft,
  type PolicyAuthor,
  publishAgain,
  publishDraft,
  saveDraft,
  type SeenPolicy,
} from "./change-policy.ts";
import { type KnownPolicy, knownPolicy, languagesOf, listPolicies, textsOfVersion } from "./list-policies.ts";
import { hasPage } from "./preview-policy.ts";

/** As bytes: a shell passes on calls of 256 KiB, in which there are four languages. */
const maxTextBytes = 60_000;

/** `policies/list`: how far each of them is. */
export async function handlePolicies({ db, language, defaultLanguage }: AgentContext) {
  return {
    default_language: await defaultLanguage(),
    list: (await listPolicies(db, language)).map((policy) => ({
      ...stateWire(policy),
      draft_languages: languagesOf(policy.draft ?? {}),
      published: policy.versions[0] === undefined ? null : versionWire(policy.versions[0]),
    })),
  };
}

/** `policies/detail`: what is being written, what holds, and what has held. */
export async function handlePolicyDetail({ db, query, language, defaultLanguage }: AgentContext) {
  const policy = await knownPolicy(db, requiredKey(query), language);
  return {
    ...stateWire(policy),
    default_language: await defaultLanguage(),
    has_page: flag(hasPage(policy.key)),
    draft: textsWire(policy.draft ?? {}),
    published: textsWire(policy.versions[0]?.texts ?? {}),
    versions: policy.versions.map(versionWire),
  };
}

/** `policies/version`: what was published once. */
export async function handlePolicyVersion({ db, query }: AgentContext) {
  return { texts: textsWire(await textsOfVersion(db, requiredKey(query), query.integer("version") ?? 0)) };
}

/** `policies/save_draft`: in the place of the draft of the revision that was read. */
export async function handleSavePolicyDraft(context: AgentContext) {
  const { db, body } = context;
  const seen = seenPolicy(body);
  const draft = { texts: readTexts(body), isToReview: body.flag("is_to_review") === true };
  await retriedTransaction(db, (tx) => saveDraft(tx, authorOf(context), seen, draft));
  return new Reply([], { key: "policySaved" });
}

/** `policies/discard_draft` */
export async function handleDiscardPolicyDraft(context: AgentContext) {
  const seen = seenPolicy(context.body);
  await retriedTransaction(context.db, (tx) => discardDraft(tx, authorOf(context), seen));
  return new Reply([], { key: "policyDiscarded" });
}

/** `policies/publish`: the draft that was read. */
export async function handlePublishPolicy(context: AgentContext) {
  const seen = seenPolicy(context.body);
  const needed = await context.defaultLanguage();
  const version = await retriedTransaction(context.db, (tx) => publishDraft(tx, authorOf(context), seen, needed));
  return new Reply({ version }, { key: "policyPublished" });
}

/** `policies/publish_again`: what held before, as a new version. */
export async function handlePublishPolicyAgain(context: AgentContext) {
  const { db, body } = context;
  const seen = seenPolicy(body);
  const earlier = body.integer("version") ?? 0;
  const version = await retriedTransaction(db, (tx) => publishAgain(tx, authorOf(context), seen, earlier));
  return new Reply({ version }, { key: "policyPublished" });
}

/** `policies/add_skeletons`: drafts to begin with, where there is nothing. */
export async function handleAddSkeletons(context: AgentContext) {
  const added = await retriedTransaction(context.db, (tx) => addSkeletons(tx, authorOf(context)));
  return new Reply({ keys: added }, { key: "policySkeletonsAdded" });
}

/** `policies/preview`: a text as it would be published. */
export async function handlePreviewPolicy({ body, images }: AgentContext) {
  return { content: images.inHtml(readText(body, "content")) };
}

/** `policies/preview_addresses`: where the shop shows the draft that was read, in each language. */
export async function handlePolicyPreviewAddresses(context: AgentContext) {
  const { key, revision } = seenPolicy(context.body);
  return previewAddresses(context, "policy", { id: key, revision });
}

function stateWire({ key, revision, draft, isToReview, changedBy, changedAt }: KnownPolicy) {
  return {
    key,
    revision,
    has_draft: flag(draft !== null),
    is_to_review: flag(isToReview),
    changed_by: changedBy,
    changed_at: instant(changedAt),
  };
}

function versionWire({ version, texts, publishedBy, publishedAt }: KnownPolicy["versions"][number]) {
  return {
    version,
    languages: languagesOf(texts),
    published_by: publishedBy,
    published_at: instant(publishedAt),
  };
}

/** Every language, "" where it is missing. */
function textsWire(texts: PartialTexts) {
  return inEachLanguage((language) => texts[language] ?? "");
}

function authorOf({ agent, now }: AgentContext): PolicyAuthor {
  return { agentId: agent.id, now: now() };
}

function requiredKey(query: Query): PolicyKey {
  const key = policyKeys.find((each) => each === query.text("key"));
  if (key === undefined) throw new DomainError("policyUnknown", { notFound: true });
  return key;
}

function seenPolicy(body: Query): SeenPolicy {
  const key = requiredKey(body);
  const revision = body.integer("revision");
  if (revision === null || revision < 0) throw new DomainError("parameterWrong", { parameter: "revision" });
  return { key, revision };
}

function readTexts(body: Query): PartialTexts {
  const texts = new Query(body.json("texts"));
  const read = languages.map((language) => [language, readText(texts, language)] as const);
  return Object.fromEntries(read.filter(([, text]) => text !== ""));
}

/** @throws {DomainError} that names the field */
function readText(query: Query, field: string): string {
  const written = query.text(field);
  if (Buffer.byteLength(written) > maxTextBytes) throw new DomainError("policyTextTooLong", { field });
  const clean = cleanRichText(written);
  if (clean === null) throw new DomainError("policyTextUnreadable", { field });
  return clean;
}
