import { type HomeDocument, type HomeDraft, type HomePage, saveHomeDraft } from "@plaza/api-client/desk";
import { useEffect, useState } from "react";
import { homeRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import { homeChanges } from "./home-diff.ts";
import { readStored, type StoredHome, workOf, writeStored } from "./home-work.ts";

/** What the work is compared with: what the platform has, as it was read or saved. */
interface Base {
  readonly document: HomeDocument;
  readonly revision: number;
  /** It was read, and is not only what was sent: the platform gives new columns their numbers. */
  readonly isRead: boolean;
}

export interface HomeWorkControl {
  readonly document: HomeDocument;
  readonly base: Base;
  readonly changes: number;
  /** What was written on this device before, and not saved. */
  readonly stored: StoredHome | null;
  /** A colleague has changed it since, while something is unsaved here. */
  readonly isChangedMeanwhile: boolean;
  /** What was undone, and can be put back. */
  readonly undone: HomeDocument | null;
  readonly save: Change<HomeDraft>;
  readonly write: (change: (document: HomeDocument) => HomeDocument) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly takeStored: () => void;
  readonly forgetStored: () => void;
  /** Goes on over what the colleague has saved: with the own work, or with theirs. */
  readonly goOn: (whose: "mine" | "theirs") => void;
}

/** What is changed at home, until it is saved. Nothing of it is lost by a colleague, an error or a closed window. */
export function useHomeWork(page: HomePage, userId: number, onSaved: () => void): HomeWorkControl {
  const { desk } = homeRoute.useRouteContext();
  const [base, setBase] = useState<Base>(() => ({ document: workOf(page), revision: page.revision, isRead: true }));
  const [document, setDocument] = useState(base.document);
  const [undone, setUndone] = useState<HomeDocument | null>(null);
  const [stored, setStored] = useState(() => {
    const found = readStored(userId);
    return found !== null && homeChanges(base.document, found.document).length > 0 ? found : null;
  });
  const changes = homeChanges(base.document, document).length;
  const isNewer = page.revision > base.revision;
  function take(newer: HomePage): void {
    setBase({ document: workOf(newer), revision: newer.revision, isRead: true });
    setDocument(workOf(newer));
  }
  // Whoever has nothing unsaved follows what colleagues do.
  if (changes === 0 && (isNewer || (!base.isRead && page.revision === base.revision))) take(page);
  const save = useChange({
    event: "home-change",
    send: (draft: HomeDraft) => saveHomeDraft(desk, draft),
    onDone: (revision, sent) => {
      setBase({ document: sent.document, revision, isRead: false });
      setUndone(null);
      onSaved();
    },
  });
  useEffect(() => {
    if (changes > 0) writeStored(userId, { document, at: Date.now() });
    // What is offered stays until somebody has said what is to become of it.
    else if (stored === null) writeStored(userId, null);
  }, [changes, document, stored, userId]);
  function replace(next: HomeDocument): void {
    setDocument(next);
    setUndone(null);
    if (save.problem !== null) save.reset();
  }
  return {
    document,
    base,
    changes,
    stored,
    isChangedMeanwhile: isNewer && changes > 0 && !save.busy,
    undone,
    save,
    write: (change) => {
      setDocument(change);
      setUndone(null);
      if (save.problem !== null) save.reset();
    },
    undo: () => {
      const before = document;
      replace(base.document);
      setUndone(before);
    },
    redo: () => {
      if (undone !== null) replace(undone);
    },
    takeStored: () => {
      if (stored !== null) replace(stored.document);
      setStored(null);
    },
    forgetStored: () => setStored(null),
    goOn: (whose) => {
      save.reset();
      if (whose === "mine") setBase({ document: workOf(page), revision: page.revision, isRead: true });
      else {
        setUndone(document);
        take(page);
      }
    },
  };
}
