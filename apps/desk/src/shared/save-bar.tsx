import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { bar, count, wrong } from "./save-bar.css.ts";

export interface SaveBarProps {
  readonly changes: number;
  readonly busy: boolean;
  /** Why they were not saved. */
  readonly problem: string | null;
  readonly onUndo: () => void;
  readonly onSave: () => void;
  /** Puts back what was just undone; null where nothing was. */
  readonly onRedo: (() => void) | null;
}

/** The one way to save: what has changed, back, and there. Nothing where nothing has. */
export function SaveBar({ changes, busy, problem, onUndo, onSave, onRedo }: SaveBarProps): ReactElement | null {
  const { t } = useLingui();
  if (changes === 0 && onRedo === null && problem === null) return null;
  return (
    <section className={bar} aria-label={t`Unsaved changes`}>
      {problem !== null && (
        <div className={wrong}>
          <Alert kind="danger" announce>
            {problem}
          </Alert>
        </div>
      )}
      <span className={count} aria-live="polite">
        {changes === 0 ? <Trans>Undone</Trans> : <Plural value={changes} one="# change" other="# changes" />}
      </span>
      {changes === 0 ? (
        onRedo !== null && (
          <Button onClick={onRedo}>
            <Trans>Put it back</Trans>
          </Button>
        )
      ) : (
        <>
          <Button disabled={busy} onClick={onUndo}>
            <Trans>Undo</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={onSave}>
            <Trans>Save</Trans>
          </Button>
        </>
      )}
    </section>
  );
}
