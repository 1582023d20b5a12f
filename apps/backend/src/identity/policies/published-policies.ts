import { DomainError } from "../../platform/http/domain-error.ts";
import type { MessageKey } from "../../platform/http/messages.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type ReaderLanguage, nearestText } from "../../platform/store/language.ts";
import { type PolicyKey, policyVersions } from "../../platform/store/schema/policies.ts";
import { desc, eq, inArray } from "../../platform/store/sql.ts";

/** What has to be published before somebody can register. */
export const registrationPolicies = ["service", "privacy"] as const satisfies readonly PolicyKey[];
/** What has to be published before somebody can apply to sell. */
export const merchantPolicies = ["merchant"] as const satisfies readonly PolicyKey[];

/** HTML of what holds now, in the wanted language or the nearest one; "" until something is published. */
export async function publishedText(db: Executor, key: PolicyKey, language: ReaderLanguage): Promise<string> {
  const newest = await publishedVersion(db, key);
  return newest === null ? "" : nearestText(newest.texts, language);
}

/** What holds now; null until something is published. */
export async function publishedVersion(
  db: Executor,
  key: PolicyKey,
): Promise<Pick<typeof policyVersions.$inferSelect, "id" | "texts"> | null> {
  const [newest] = await db
    .select({ id: policyVersions.id, texts: policyVersions.texts })
    .from(policyVersions)
    .where(eq(policyVersions.key, key))
    .orderBy(desc(policyVersions.version))
    .limit(1);
  return newest ?? null;
}

/** Of which of the policies something is published. */
export async function publishedKeys(db: Executor): Promise<ReadonlySet<PolicyKey>> {
  const rows = await db.selectDistinct({ key: policyVersions.key }).from(policyVersions);
  return new Set(rows.map(({ key }) => key));
}

/**
 * The ids of the versions that hold now, which whoever goes on accepts.
 *
 * @throws {DomainError} with the message where one of them has never been published
 */
export async function expectPublished(
  db: Executor,
  keys: readonly PolicyKey[],
  closed: MessageKey,
): Promise<readonly number[]> {
  const rows = await db
    .selectDistinctOn([policyVersions.key], { id: policyVersions.id })
    .from(policyVersions)
    .where(inArray(policyVersions.key, [...keys]))
    .orderBy(policyVersions.key, desc(policyVersions.version));
  if (rows.length < keys.length) throw new DomainError(closed);
  return rows.map(({ id }) => id);
}
