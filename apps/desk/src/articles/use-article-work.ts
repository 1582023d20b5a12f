import { type EditedArticle, type EditedContents, saveArticleDraft, type SeenRevision } from "@plaza/api-client/desk";
import { useEffect, useState } from "react";
import { articleRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import { countChanges, workOf } from "./article-work.ts";
import { readStored, type StoredWork, writeStored } from "./stored-work.ts";

/** What the work is compared with: what the platform has, as it was read or saved. */
interface Base {
  readonly work: EditedContents;
  readonly revision: number;
}

interface Saved {
  readonly seen: SeenRevision;
  readonly written: EditedContents;
}

export interface ArticleWorkControl {
  readonly work: EditedContents;
  readonly base: Base;
  readonly changes: number;
  /** Another number is another editor: its text came from elsewhere. */
  readonly resets: number;
  /** What was written on this device before, and not saved. */
  readonly stored: StoredWork | null;
  /** A colleague has changed it since, while something is unsaved here. */
  readonly isChangedMeanwhile: boolean;
  /** What was undone, and can be put back. */
  readonly undone: EditedContents | null;
  readonly save: Change<Saved>;
  readonly write: (change: Partial<EditedContents>) => void;
  /** Puts something else into the editor. */
  readonly replace: (work: EditedContents) => void;
  readonly undo: () => void;
  readonly forgetStored: () => void;
  /** Goes on over what the colleague has saved: with the own work, or with theirs. */
  readonly goOn: (whose: "mine" | "theirs") => void;
}

/** What is written at an article, until it is saved. Nothing of it is lost by a colleague, an error or a closed window. */
export function useArticleWork(article: EditedArticle, userId: number, onSaved: () => void): ArticleWorkControl {
  const { desk } = articleRoute.useRouteContext();
  const { id } = article;
  const [base, setBase] = useState<Base>(() => ({ work: workOf(article), revision: article.revision }));
  const [work, setWork] = useState(base.work);
  const [resets, setResets] = useState(0);
  const [undone, setUndone] = useState<EditedContents | null>(null);
  const [stored, setStored] = useState(() => {
    const found = readStored(userId, id);
    return found !== null && countChanges(base.work, found.work) > 0 ? found : null;
  });
  const changes = countChanges(base.work, work);
  const isNewer = article.revision > base.revision;
  function replace(next: EditedContents): void {
    setWork(next);
    setResets((before) => before + 1);
  }
  function take(newer: EditedArticle): void {
    setBase({ work: workOf(newer), revision: newer.revision });
    replace(workOf(newer));
  }
  // Whoever has nothing unsaved follows what colleagues do.
  if (isNewer && changes === 0) take(article);
  const save = useChange({
    event: "article-change",
    send: (saved: Saved) => saveArticleDraft(desk, saved),
    onDone: (_answer, { seen, written }) => {
      setBase({ work: written, revision: seen.revision + 1 });
      setUndone(null);
      onSaved();
    },
  });
  useEffect(() => {
    if (changes > 0) writeStored(userId, id, { work, at: Date.now() });
    // What is offered stays until somebody has said what is to become of it.
    else if (stored === null) writeStored(userId, id, null);
  }, [changes, work, stored, userId, id]);
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
      if (whose === "mine") setBase({ work: workOf(article), revision: article.revision });
      else {
        setUndone(work);
        take(article);
      }
    },
  };
}
