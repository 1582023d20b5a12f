import type { PreviewKind } from "../../platform/domain/preview-kind.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Executor } from "../../platform/store/database.ts";
import { type ReaderLanguage, nearestText, type PartialTexts } from "../../platform/store/language.ts";
import { policies, type PolicyKey, policyKeys } from "../../platform/store/schema/policies.ts";
import { and, eq } from "../../platform/store/sql.ts";
import type { SeenPolicy } from "./change-policy.ts";

/** The shop's page of each; null where it has none of its own: the others are read where they are accepted. */
const pages: Readonly<Record<PolicyKey, string | null>> = {
  service: "/server_explan?type=1",
  privacy: "/server_explan?type=2",
  aftersale: null,
  merchant: null,
};

export function hasPage(key: PolicyKey): boolean {
  return pages[key] !== null;
}

/** A draft, as whoever made the preview has saved it. */
export const policyPreview: PreviewKind = {
  address: async (db, { id, revision }) => {
    const key = policyKeys.find((each) => each === id);
    if (key === undefined || (await findDraft(db, { key, revision })) === null) return null;
    return pages[key];
  },
};

/**
 * HTML of the draft in the wanted language or the nearest one, as it would be published.
 *
 * @throws {DomainError} where it was changed, published or discarded meanwhile
 */
export async function previewedText(db: Executor, seen: SeenPolicy, language: ReaderLanguage): Promise<string> {
  const draft = await findDraft(db, seen);
  if (draft === null) throw new DomainError("previewEnded", { notFound: true });
  return nearestText(draft, language);
}

async function findDraft(db: Executor, { key, revision }: SeenPolicy): Promise<PartialTexts | null> {
  const [policy] = await db
    .select({ draft: policies.draft })
    .from(policies)
    .where(and(eq(policies.key, key), eq(policies.revision, revision)));
  return policy?.draft ?? null;
}
