import type { PlatformEvent } from "@plaza/api-client";
import { useEffect, useState } from "react";
import { type Change, useChange } from "../use-change.ts";
import { readStored, type StoredWork, type WorkStore, writeStored } from "./stored-work.ts";

/** Work, and the revision of what it was written over. */
interface RevisedWork<Work> {
  readonly work: Work;
  readonly revision: number;
}

export interface UnsavedWorkOptions<Work> {
  /** What saving makes stale. */
  readonly event: PlatformEvent;
  /** What the platform has, as it was read last. */
  readonly read: RevisedWork<Work>;
  readonly countChanges: (before: Work, now: Work) => number;
  readonly send: (written: RevisedWork<Work>) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Where this device keeps what is not saved; left out where it is lost with the page. */
  readonly store?: WorkStore<Work>;
  /** What the platform makes of what it is sent; left out where that is the same. */
  readonly savedAs?: (work: Work) => Work;
}

export interface UnsavedWork<Work> {
  readonly work: Work;
  /** What the work is compared with: what the platform has, as it was read or saved. */
  readonly base: RevisedWork<Work>;
  readonly changes: number;
  /** Another number is another editor: its text came from elsewhere. */
  readonly resets: number;
  /** What was written on this device before, and not saved. */
  readonly stored: StoredWork<Work> | null;
  /** A colleague has changed it since, while something is unsaved here. */
  readonly isChangedMeanwhile: boolean;
  readonly saving: Pick<Change<unknown>, "busy" | "problem" | "field">;
  /** What changes of it, by what it is by then. */
  readonly write: (change: (work: Work) => Partial<Work>) => void;
  /** Puts something else into the editor. */
  readonly replace: (work: Work) => void;
  readonly save: () => void;
  readonly undo: () => void;
  /** Puts back what was undone; null: nothing was. */
  readonly redo: (() => void) | null;
  readonly takeStored: () => void;
  readonly forgetStored: () => void;
  /** Goes on over what the colleague has saved: with the own work, or with theirs. */
  readonly goOn: (whose: "mine" | "theirs") => void;
}

/** What is written somewhere until it is saved. Nothing of it is lost by a colleague, an error or a closed window. */
export function useUnsavedWork<Work extends object>(options: UnsavedWorkOptions<Work>): UnsavedWork<Work> {
  const { event, read, countChanges, send, onSaved, store, savedAs = (sent) => sent } = options;
  /** `isRead`: it was read, and is not only what was sent: the platform may have added to it. */
  const [base, setBase] = useState({ ...read, isRead: true });
  const [work, setWork] = useState(read.work);
  const [resets, setResets] = useState(0);
  const [undone, setUndone] = useState<{ readonly work: Work } | null>(null);
  const [stored, setStored] = useState(() => {
    const found = store === undefined ? null : readStored(store);
    return found !== null && countChanges(read.work, found.work) > 0 ? found : null;
  });
  const change = useChange({
    event,
    send,
    onDone: (_answer, sent: RevisedWork<Work>) => {
      const saved = savedAs(sent.work);
      setBase({ work: saved, revision: sent.revision + 1, isRead: false });
      setWork((now) => (now === sent.work ? saved : now));
      setUndone(null);
      onSaved();
    },
  });
  const changes = countChanges(base.work, work);
  const isNewer = read.revision > base.revision;
  function put(next: Work): void {
    setWork(() => next);
    setResets((before) => before + 1);
  }
  function take(): void {
    setBase({ ...read, isRead: true });
    if (countChanges(work, read.work) > 0) put(read.work);
    else setWork(() => read.work);
  }
  function forgetProblem(): void {
    if (change.problem !== null) change.reset();
  }
  function replace(next: Work): void {
    put(next);
    setUndone(null);
    forgetProblem();
  }
  // Whoever has nothing unsaved follows what colleagues do, and what the platform has made of their own.
  const isToRead = isNewer || (!base.isRead && read.revision === base.revision);
  if (isToRead && changes === 0 && !change.busy) take();
  const name = store?.name;
  useEffect(() => {
    if (name === undefined) return;
    const ownStore = { name, read: () => null };
    if (changes > 0) writeStored(ownStore, { work, at: Date.now() });
    // What is offered stays until somebody has said what is to become of it.
    else if (stored === null) writeStored(ownStore, null);
  }, [changes, work, stored, name]);
  return {
    work,
    base,
    changes,
    resets,
    stored,
    isChangedMeanwhile: isNewer && changes > 0 && !change.busy,
    saving: change,
    write: (written) => {
      setWork((now) => ({ ...now, ...written(now) }));
      setUndone(null);
      forgetProblem();
    },
    replace,
    save: () => change.run({ work, revision: base.revision }),
    undo: () => {
      replace(base.work);
      setUndone({ work });
    },
    redo: undone === null ? null : () => replace(undone.work),
    takeStored: () => {
      if (stored !== null) replace(stored.work);
      setStored(null);
    },
    forgetStored: () => setStored(null),
    goOn: (whose) => {
      change.reset();
      if (whose === "mine") setBase({ ...read, isRead: true });
      else {
        setUndone({ work });
        take();
      }
    },
  };
}
