import { type PolicyDetail, type PolicyDraft, savePolicyDraft } from "@plaza/api-client/desk";
import { useEffect, useState } from "react";
import { policyRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import { countChanges, type PolicyWork, readStored, type StoredWork, workOf, writeStored } from "./policy-work.ts";

/** What the work is compared with: what the platform has, as it was read or saved. */
interface Base {
  readonly work: PolicyWork;
  readonly revision: number;
}

export interface PolicyWorkControl {
  readonly work: PolicyWork;
  readonly base: Base;
  readonly changes: number;
  /** Another number is another editor: its text came from elsewhere. */
  readonly resets: number;
  /** What was written on this device before, and not saved. */
  readonly stored: StoredWork | null;
  /** A colleague has changed it since, while something is unsaved here. */
  readonly isChangedMeanwhile: boolean;
  /** What was undone, and can be put back. */
  readonly undone: PolicyWork | null;
  readonly save: Change<PolicyDraft>;
  readonly write: (change: Partial<PolicyWork>) => void;
  /** Puts another text into the editor. */
  readonly replace: (work: PolicyWork) => void;
  readonly undo: () => void;
  readonly forgetStored: () => void;
  /** Goes on over what the colleague has saved: with the own text, or with theirs. */
  readonly goOn: (whose: "mine" | "theirs") => void;
}

/** What is written at a policy, until it is saved. Nothing of it is lost by a colleague, an error or a closed window. */
export function usePolicyWork(policy: PolicyDetail, userId: number, onSaved: () => void): PolicyWorkControl {
  const { desk } = policyRoute.useRouteContext();
  const { key } = policy;
  const [base, setBase] = useState<Base>(() => ({ work: workOf(policy), revision: policy.revision }));
  const [work, setWork] = useState(base.work);
  const [resets, setResets] = useState(0);
  const [undone, setUndone] = useState<PolicyWork | null>(null);
  const [stored, setStored] = useState(() => {
    const found = readStored(userId, key);
    return found !== null && countChanges(base.work, found.work) > 0 ? found : null;
  });
  const changes = countChanges(base.work, work);
  const isNewer = policy.revision > base.revision;
  function replace(next: PolicyWork): void {
    setWork(next);
    setResets((before) => before + 1);
  }
  function take(newer: PolicyDetail): void {
    setBase({ work: workOf(newer), revision: newer.revision });
    replace(workOf(newer));
  }
  // Whoever has nothing unsaved follows what colleagues do.
  if (isNewer && changes === 0) take(policy);
  const save = useChange({
    event: "policy-change",
    send: (draft: PolicyDraft) => savePolicyDraft(desk, draft),
    onDone: (_answer, { texts, isToReview, revision }) => {
      setBase({ work: { texts, isToReview }, revision: revision + 1 });
      setUndone(null);
      onSaved();
    },
  });
  useEffect(() => {
    if (changes > 0) writeStored(userId, key, { work, at: Date.now() });
    // What is offered stays until somebody has said what is to become of it.
    else if (stored === null) writeStored(userId, key, null);
  }, [changes, work, stored, userId, key]);
  return {
    work,
    base,
    changes,
    resets,
    stored,
    isChangedMeanwhile: isNewer && changes > 0,
    undone,
    save,
    write: (change) => {
      setWork((before) => ({ ...before, ...change }));
      setUndone(null);
      if (save.problem !== null) save.reset();
    },
    replace: (next) => {
      replace(next);
      setUndone(null);
    },
    undo: () => {
      setUndone(work);
      replace(base.work);
      if (save.problem !== null) save.reset();
    },
    forgetStored: () => setStored(null),
    goOn: (whose) => {
      save.reset();
      if (whose === "mine") setBase({ work: workOf(policy), revision: policy.revision });
      else {
        setUndone(work);
        take(policy);
      }
    },
  };
}
