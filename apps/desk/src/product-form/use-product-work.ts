import {
  type ProductForm,
  type ProductFormContent,
  type ProductFormProblem,
  saveProductDraft,
  type SeenRevision,
} from "@plaza/api-client/desk";
import { useOnline } from "@plaza/ui-kit/use-online";
import { useEffect, useReducer, useRef, useState } from "react";
import { workRoute } from "../routes.ts";
import { readStored, type StoredWork, writeStored } from "../shared/unsaved-work/stored-work.ts";
import { useChange } from "../shared/use-change.ts";
import { blankContent } from "./blank-content.ts";
import { changeHistory, type ContentChange, historyOf } from "./content-history.ts";
import { isSameContent } from "./content-units.ts";
import { productStore } from "./stored-content.ts";

/** What the platform has, and what a draft that is saved goes back to. */
interface Basis {
  readonly content: ProductFormContent;
  /** Null: there is no draft. */
  readonly seen: SeenRevision | null;
  readonly digest: string;
  /** Of the last saving of the draft: who, and when; null where there is none. */
  readonly changed: { readonly by: string; readonly at: number } | null;
}

/** What somebody else has made of it meanwhile. */
interface WorkConflict {
  /** What both go back to. */
  readonly base: ProductFormContent;
  readonly theirs: Basis;
}

type SavingState = "saved" | "unsaved" | "saving" | "offline" | "failed" | "conflict";

export interface ProductWork {
  readonly content: ProductFormContent;
  readonly base: Basis;
  readonly missing: readonly ProductFormProblem[];
  readonly state: SavingState;
  /** Why it was not saved. */
  readonly problem: string | null;
  readonly conflict: WorkConflict | null;
  /** Another number: what fields show came from elsewhere than from them. */
  readonly resets: number;
  /** What was written on this device before, and not saved. */
  readonly stored: StoredWork<ProductFormContent> | null;
  /** `field`: in which letters are typed; without it the change is a step of its own. */
  readonly write: (change: ContentChange, field?: string) => void;
  /** Null: there is nothing to be undone. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** At once, without waiting for the next letter. */
  readonly save: () => void;
  readonly takeStored: () => void;
  readonly forgetStored: () => void;
  /** Goes on over what somebody else has saved, with what was made of both. */
  readonly goOn: (over: Basis, content: ProductFormContent) => void;
  /** What the platform says is missing. */
  readonly setMissing: (missing: readonly ProductFormProblem[]) => void;
}

export interface ProductWorkOptions {
  readonly form: ProductForm;
  /** Null: it is a new product. */
  readonly productId: number | null;
  readonly userId: number;
  readonly onSaved: (draft: SeenRevision) => void;
}

/** How long somebody stops writing before the draft is saved, in milliseconds. */
const pause = 1200;
/** How long it is waited before it is tried again. */
const again = 8000;

function basisOf({ stored, draft }: ProductForm): Basis {
  return {
    content: draft?.content ?? stored?.content ?? blankContent,
    seen: draft === null ? null : { id: draft.id, revision: draft.revision },
    digest: draft?.baseDigest ?? stored?.digest ?? "",
    changed: draft === null ? null : { by: draft.changedBy, at: draft.changedAt },
  };
}

function isNewer(read: Basis, base: Basis): boolean {
  if (read.seen === null) return base.seen !== null || read.digest !== base.digest;
  return base.seen === null || read.seen.id !== base.seen.id || read.seen.revision > base.seen.revision;
}

/** What is written of a product. It saves itself as a draft; nothing is lost by a colleague, an error or a closed window. */
export function useProductWork({ form, productId, userId, onSaved }: ProductWorkOptions): ProductWork {
  const { desk } = workRoute.useRouteContext();
  const isOnline = useOnline();
  const [base, setBase] = useState(() => basisOf(form));
  const [history, change] = useReducer(changeHistory, base.content, historyOf);
  const [missing, setMissing] = useState(form.missing);
  /** What was read before something was saved says nothing of it. */
  const [outdated, setOutdated] = useState<ProductForm | null>(null);
  const [known, setKnown] = useState(form);
  const [conflict, setConflict] = useState<WorkConflict | null>(null);
  const [tries, setTries] = useState(0);
  const { content, resets, past, future } = history;
  const storeName = productStore(userId, productId === null ? `draft ${base.seen?.id ?? 0}` : String(productId)).name;
  const [stored, setStored] = useState(() => {
    const found = readStored({ ...productStore(userId, ""), name: storeName });
    return found !== null && !isSameContent(base.content, found.work) ? found : null;
  });
  const isUnsaved = !isSameContent(base.content, content);
  const saving = useChange({
    event: "product-form-change",
    send: (sent: { readonly content: ProductFormContent; readonly over: Basis }) =>
      saveProductDraft(desk, {
        seen: sent.over.seen,
        productId,
        baseDigest: sent.over.digest,
        content: sent.content,
      }),
    onDone: (answer, sent) => {
      setTries(0);
      if (answer.kind === "conflict") {
        setConflict({ base: sent.over.content, theirs: basisOf({ ...form, draft: answer.draft }) });
        return;
      }
      setBase({
        content: sent.content,
        seen: answer.draft,
        digest: sent.over.digest,
        changed: { by: "", at: answer.changedAt },
      });
      setOutdated(form);
      setMissing(answer.missing);
      if (storeName.endsWith(" draft 0")) writeStored({ name: storeName, read: () => null }, null);
      onSaved(answer.draft);
    },
    onProblem: () => setTries(tries + 1),
  });
  if (form !== known && form !== outdated && !saving.busy) {
    setKnown(form);
    const read = basisOf(form);
    if (isNewer(read, base)) {
      if (isUnsaved) setConflict({ base: base.content, theirs: read });
      else {
        setBase(read);
        setConflict(null);
        change({ type: "read", content: read.content });
      }
      if (!isUnsaved) setMissing(form.missing);
    } else if (!isUnsaved) {
      setMissing(form.missing);
      setBase({ ...base, changed: read.changed });
    }
  }
  const isToSave = isUnsaved && conflict === null && !saving.busy;
  const latest = useRef(saving.run);
  useEffect(() => {
    latest.current = saving.run;
  });
  useEffect(() => {
    if (!isToSave || !isOnline) return undefined;
    const timer = setTimeout(() => latest.current({ content, over: base }), tries === 0 ? pause : again);
    return () => clearTimeout(timer);
  }, [isToSave, isOnline, content, base, tries]);
  useEffect(() => {
    const ownStore = { name: storeName, read: () => null };
    if (isUnsaved) writeStored(ownStore, { work: content, at: Date.now() });
    // What is offered stays until somebody has said what is to become of it.
    else if (stored === null) writeStored(ownStore, null);
  }, [isUnsaved, content, stored, storeName]);
  const state: SavingState = saving.busy
    ? "saving"
    : conflict !== null
      ? "conflict"
      : !isUnsaved
        ? "saved"
        : !isOnline
          ? "offline"
          : saving.problem !== null
            ? "failed"
            : "unsaved";
  return {
    content,
    base,
    missing,
    state,
    problem: saving.problem,
    conflict,
    resets,
    stored,
    write: (written, field) => change({ type: "write", change: written, field: field ?? null }),
    undo: past.length === 0 ? null : () => change({ type: "undo" }),
    redo: future.length === 0 ? null : () => change({ type: "redo" }),
    save: () => {
      if (isToSave) saving.run({ content, over: base });
    },
    takeStored: () => {
      if (stored !== null) change({ type: "replace", content: stored.work });
      setStored(null);
    },
    forgetStored: () => setStored(null),
    goOn: (over, merged) => {
      setBase(over);
      setConflict(null);
      saving.reset();
      change({ type: "replace", content: merged });
    },
    setMissing,
  };
}
