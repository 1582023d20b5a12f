import { type MailTemplate, type MailTemplateChange, type MailTexts, saveMailTemplate } from "@plaza/api-client/desk";
import { useState } from "react";
import { mailTemplateRoute } from "../routes.ts";
import { type Change, useChange } from "../shared/use-change.ts";
import { countChanges, withStandard } from "./mail-work.ts";

/** What the work is compared with: what the platform has, as it was read or saved. */
interface Base {
  readonly texts: MailTexts;
  readonly revision: number;
}

export interface MailWorkControl {
  readonly texts: MailTexts;
  readonly base: Base;
  readonly changes: number;
  /** A colleague has changed it since, while something is unsaved here. */
  readonly isChangedMeanwhile: boolean;
  /** What was undone, and can be put back. */
  readonly undone: MailTexts | null;
  readonly change: Change<MailTemplateChange>;
  readonly save: () => void;
  readonly write: (texts: MailTexts) => void;
  readonly undo: () => void;
  /** Goes on over what the colleague has saved: with the own words, or with theirs. */
  readonly goOn: (whose: "mine" | "theirs") => void;
}

/** What is written at a mail, until it is saved. */
export function useMailWork(template: MailTemplate, onSaved: () => void): MailWorkControl {
  const { desk } = mailTemplateRoute.useRouteContext();
  const { key, revision, standard } = template;
  const [base, setBase] = useState<Base>({ texts: template.texts, revision });
  const [texts, setTexts] = useState(base.texts);
  const [undone, setUndone] = useState<MailTexts | null>(null);
  const changes = countChanges(base.texts, texts);
  const isNewer = revision > base.revision;
  function take(): void {
    setBase({ texts: template.texts, revision });
    setTexts(template.texts);
  }
  const change = useChange({
    event: "mail-template-change",
    send: (sent: MailTemplateChange) => saveMailTemplate(desk, sent),
    onDone: (_answer, sent) => {
      const saved = withStandard(sent.texts, standard);
      setBase({ texts: saved, revision: sent.revision + 1 });
      setTexts((now) => (now === sent.texts ? saved : now));
      setUndone(null);
      onSaved();
    },
  });
  // Whoever has nothing unsaved follows what colleagues do.
  if (isNewer && changes === 0 && !change.busy) take();
  const forgetProblem = (): void => {
    if (change.problem !== null) change.reset();
  };
  return {
    texts,
    base,
    changes,
    isChangedMeanwhile: isNewer && changes > 0 && !change.busy,
    undone,
    change,
    save: () => change.run({ key, revision: base.revision, texts }),
    write: (next) => {
      setTexts(next);
      setUndone(null);
      forgetProblem();
    },
    undo: () => {
      setUndone(texts);
      setTexts(base.texts);
      forgetProblem();
    },
    goOn: (whose) => {
      forgetProblem();
      if (whose === "mine") setBase({ texts: template.texts, revision });
      else {
        setUndone(texts);
        take();
      }
    },
  };
}
