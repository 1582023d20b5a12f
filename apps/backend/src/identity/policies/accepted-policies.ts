import type { PersonalData } from "../../platform/domain/personal-data.ts";
import type { Executor } from "../../platform/store/database.ts";
import { policyAcceptances, policyVersions } from "../../platform/store/schema/policies.ts";
import { asc, eq } from "../../platform/store/sql.ts";

export interface Acceptance {
  readonly customerId: number;
  readonly versionIds: readonly number[];
  /** Null: with the registration. */
  readonly applicationId: number | null;
  readonly acceptedAt: Date;
}

/** Keeps what a customer has accepted, and when. */
export async function recordAcceptance(tx: Executor, acceptance: Acceptance): Promise<void> {
  const { versionIds, ...accepted } = acceptance;
  await tx.insert(policyAcceptances).values(versionIds.map((versionId) => ({ versionId, ...accepted })));
}

export const personalData: PersonalData = {
  tables: [policyAcceptances],
  export: async (tx, { id }) => {
    const { acceptedAt, applicationId } = policyAcceptances;
    const { key, version, publishedAt } = policyVersions;
    return {
      acceptedPolicies: await tx
        .select({ policy: key, version, publishedAt, acceptedAt, withApplication: applicationId })
        .from(policyAcceptances)
        .innerJoin(policyVersions, eq(policyVersions.id, policyAcceptances.versionId))
        .where(eq(policyAcceptances.customerId, id))
        .orderBy(asc(policyAcceptances.id)),
    };
  },
  erase: async (tx, { id }) => {
    await tx.delete(policyAcceptances).where(eq(policyAcceptances.customerId, id));
  },
};
