import type { Marketplace, Texts } from "@plaza/demo-marketplace";
import { type PolicyAuthor, publishDraft, saveDraft } from "../../identity/policies/change-policy.ts";
import type { Executor } from "../../platform/store/database.ts";
import type { PolicyKey } from "../../platform/store/schema/policies.ts";
import { demoOperator } from "./demo-operator.ts";

/** Written and published by the demo's operator, as it is done at the desk. */
export async function seedPolicies(
  tx: Executor,
  { service, privacy, afterSales, merchant }: Marketplace["policies"],
  now: Date,
): Promise<void> {
  const author: PolicyAuthor = { agentId: await demoOperator(tx), now };
  const texts: Readonly<Record<PolicyKey, Texts>> = { service, privacy, aftersale: afterSales, merchant };
  for (const key of ["service", "privacy", "aftersale", "merchant"] as const) {
    await saveDraft(tx, author, { key, revision: 0 }, { texts: texts[key], isToReview: false });
    await publishDraft(tx, author, { key, revision: 1 }, "zh");
  }
}
