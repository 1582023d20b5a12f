import { type PolicyDetail, savePolicyDraft } from "@plaza/api-client/desk";
import { policyRoute } from "../routes.ts";
import { type UnsavedWork, useUnsavedWork } from "../shared/unsaved-work/use-unsaved-work.ts";
import { countChanges, policyStore, type PolicyWork, workOf } from "./policy-work.ts";

export type PolicyWorkControl = UnsavedWork<PolicyWork>;

/** What is written at a policy, until it is saved. */
export function usePolicyWork(policy: PolicyDetail, userId: number, onSaved: () => void): PolicyWorkControl {
  const { desk } = policyRoute.useRouteContext();
  const { key, revision } = policy;
  return useUnsavedWork({
    event: "policy-change",
    read: { work: workOf(policy), revision },
    countChanges,
    send: (written) => savePolicyDraft(desk, { key, revision: written.revision, ...written.work }),
    onSaved,
    store: policyStore(userId, key),
  });
}
