import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { Language, PartialTexts } from "../../platform/store/language.ts";
import { assertDefined } from "../../platform/store/rows.ts";
import { policies, type PolicyKey, policyKeys, policyVersions } from "../../platform/store/schema/policies.ts";
import { and, desc, eq } from "../../platform/store/sql.ts";
import { skeletons } from "./skeletons/skeletons.ts";

/** Who changes policies, and when. */
export interface PolicyAuthor {
  /** Null: nobody at the desk. */
  readonly agentId: number | null;
  readonly now: Date;
}

/** A policy as whoever changes it has seen it; revision 0: nobody had written anything. */
export interface SeenPolicy {
  readonly key: PolicyKey;
  readonly revision: number;
}

export interface PolicyDraft {
  /** Clean HTML; what is empty is left out. */
  readonly texts: PartialTexts;
  readonly isToReview: boolean;
}

type PolicyRow = typeof policies.$inferSelect;

/** Puts a text in the place of the draft. What is published stays. */
export async function saveDraft(
  tx: Executor,
  author: PolicyAuthor,
  seen: SeenPolicy,
  { texts, isToReview }: PolicyDraft,
): Promise<void> {
  if (Object.keys(texts).length === 0) throw new DomainError("policyDraftEmpty");
  const policy = await lockedPolicy(tx, author, seen);
  await write(tx, author, policy, { draft: texts, isToReview });
}

export async function discardDraft(tx: Executor, author: PolicyAuthor, seen: SeenPolicy): Promise<void> {
  const policy = await lockedPolicy(tx, author, seen);
  if (policy.draft === null) throw new DomainError("policyDraftMissing");
  await write(tx, author, policy, { draft: null, isToReview: false });
}

/**
 * From now on the draft is what holds.
 *
 * @param needed the store's default language, in which it is shown where others are missing
 * @returns the number of the version
 */
export async function publishDraft(
  tx: Executor,
  author: PolicyAuthor,
  seen: SeenPolicy,
  needed: Language,
): Promise<number> {
  const policy = await lockedPolicy(tx, author, seen);
  const { draft, isToReview } = policy;
  if (draft === null) throw new DomainError("policyDraftMissing");
  if (isToReview) throw new DomainError("policyToReview");
  if (draft[needed] === undefined) throw new DomainError("policyLanguageNeeded");
  await write(tx, author, policy, { draft: null, isToReview: false });
  return addVersion(tx, author, policy.key, draft);
}

/** What held once holds again, as a version of its own. A draft stays as it is. */
export async function publishAgain(
  tx: Executor,
  author: PolicyAuthor,
  seen: SeenPolicy,
  version: number,
): Promise<number> {
  const policy = await lockedPolicy(tx, author, seen);
  const [earlier] = await tx
    .select({ texts: policyVersions.texts })
    .from(policyVersions)
    .where(and(eq(policyVersions.key, policy.key), eq(policyVersions.version, version)));
  if (earlier === undefined) throw new DomainError("policyVersionUnknown", { notFound: true });
  if (version === (await newestNumber(tx, policy.key))) throw new DomainError("policyVersionShown");
  await write(tx, author, policy, policy);
  return addVersion(tx, author, policy.key, earlier.texts);
}

/**
 * Drafts to begin with, marked as to be reviewed, wherever there is neither a draft nor a version.
 *
 * @returns of which policies
 */
export async function addSkeletons(tx: Executor, author: PolicyAuthor): Promise<readonly PolicyKey[]> {
  const added: PolicyKey[] = [];
  // One after another, in one order: two who do it at once wait for each other instead of locking each other out.
  for (const key of policyKeys) {
    const policy = await anyPolicy(tx, author, key);
    if (policy.draft !== null || (await newestNumber(tx, key)) > 0) continue;
    await write(tx, author, policy, { draft: skeletons[key], isToReview: true });
    added.push(key);
  }
  return added;
}

async function lockedPolicy(tx: Executor, author: PolicyAuthor, { key, revision }: SeenPolicy): Promise<PolicyRow> {
  const policy = await anyPolicy(tx, author, key);
  if (policy.revision !== revision) throw new DomainError("policyChangedMeanwhile");
  return policy;
}

/** Its row, locked: made where there is none, so that two who begin at once are one after the other. */
async function anyPolicy(tx: Executor, { agentId, now }: PolicyAuthor, key: PolicyKey): Promise<PolicyRow> {
  await tx.insert(policies).values({ key, revision: 0, changedBy: agentId, changedAt: now }).onConflictDoNothing();
  const [policy] = await tx.select().from(policies).where(eq(policies.key, key)).for("no key update");
  return assertDefined(policy, "policy that has just been made");
}

async function write(
  tx: Executor,
  { agentId, now }: PolicyAuthor,
  { key, revision }: PolicyRow,
  { draft, isToReview }: Pick<PolicyRow, "draft" | "isToReview">,
): Promise<void> {
  await tx
    .update(policies)
    .set({ draft, isToReview, revision: revision + 1, changedBy: agentId, changedAt: now })
    .where(eq(policies.key, key));
}

async function newestNumber(tx: Executor, key: PolicyKey): Promise<number> {
  const [newest] = await tx
    .select({ version: policyVersions.version })
    .from(policyVersions)
    .where(eq(policyVersions.key, key))
    .orderBy(desc(policyVersions.version))
    .limit(1);
  return newest?.version ?? 0;
}

async function addVersion(
  tx: Executor,
  { agentId, now }: PolicyAuthor,
  key: PolicyKey,
  texts: PartialTexts,
): Promise<number> {
  const version = (await newestNumber(tx, key)) + 1;
  await tx.insert(policyVersions).values({ key, version, texts, publishedBy: agentId, publishedAt: now });
  return version;
}
