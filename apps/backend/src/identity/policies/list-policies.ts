import { DomainError } from "../../platform/http/domain-error.ts";
import { agentName } from "../../platform/store/agent-name.ts";
import type { Executor } from "../../platform/store/database.ts";
import {
  inLanguage,
  type Language,
  type ReaderLanguage,
  languages,
  type PartialTexts,
} from "../../platform/store/language.ts";
import { agents } from "../../platform/store/schema/agents.ts";
import { policies, type PolicyKey, policyKeys, policyVersions } from "../../platform/store/schema/policies.ts";
import { and, desc, eq } from "../../platform/store/sql.ts";

/** Where a policy is worked on; what nobody has begun has revision 0. */
interface WorkedOn {
  readonly revision: number;
  readonly draft: PartialTexts | null;
  readonly isToReview: boolean;
  /** "" for nobody at the desk. */
  readonly changedBy: string;
  readonly changedAt: Date | null;
}

interface PublishedVersion {
  readonly version: number;
  readonly texts: PartialTexts;
  /** "" for nobody at the desk. */
  readonly publishedBy: string;
  readonly publishedAt: Date;
}

export interface KnownPolicy extends WorkedOn {
  readonly key: PolicyKey;
  /** The newest first. */
  readonly versions: readonly PublishedVersion[];
}

const notBegun: WorkedOn = { revision: 0, draft: null, isToReview: false, changedBy: "", changedAt: null };

/** All of them, in their order, also those that nobody has begun; names in the reader's language. */
export async function listPolicies(db: Executor, language: ReaderLanguage): Promise<readonly KnownPolicy[]> {
  return Promise.all(policyKeys.map((key) => knownPolicy(db, key, language)));
}

export async function knownPolicy(db: Executor, key: PolicyKey, language: ReaderLanguage): Promise<KnownPolicy> {
  const nameOf = (author: { nickname: string; translations: object } | null): string =>
    author === null ? "" : inLanguage(author, "nickname", language);
  const [[row], versions] = await Promise.all([
    db
      .select({ policy: policies, author: agentName })
      .from(policies)
      .leftJoin(agents, eq(agents.id, policies.changedBy))
      .where(eq(policies.key, key)),
    db
      .select({ version: policyVersions, author: agentName })
      .from(policyVersions)
      .leftJoin(agents, eq(agents.id, policyVersions.publishedBy))
      .where(eq(policyVersions.key, key))
      .orderBy(desc(policyVersions.version)),
  ]);
  return {
    key,
    ...(row === undefined ? notBegun : { ...row.policy, changedBy: nameOf(row.author) }),
    versions: versions.map(({ version, author }) => ({ ...version, publishedBy: nameOf(author) })),
  };
}

/** @throws {DomainError} where there is no such version */
export async function textsOfVersion(db: Executor, key: PolicyKey, version: number): Promise<PartialTexts> {
  const [row] = await db
    .select({ texts: policyVersions.texts })
    .from(policyVersions)
    .where(and(eq(policyVersions.key, key), eq(policyVersions.version, version)));
  if (row === undefined) throw new DomainError("policyVersionUnknown", { notFound: true });
  return row.texts;
}

/** The languages that a text is written in. */
export function languagesOf(texts: PartialTexts): readonly Language[] {
  return languages.filter((language) => (texts[language] ?? "") !== "");
}
