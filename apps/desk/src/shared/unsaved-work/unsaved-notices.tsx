import { Trans } from "@lingui/react/macro";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { type Decided, DecidedWords } from "../decided-meanwhile.tsx";
import { row } from "../page.css.ts";
import type { UnsavedWork } from "./use-unsaved-work.ts";

export interface UnsavedNoticesProps {
  readonly control: Pick<
    UnsavedWork<unknown>,
    "stored" | "isChangedMeanwhile" | "takeStored" | "forgetStored" | "goOn"
  >;
  /** What a colleague has made of it meanwhile. */
  readonly decided: Decided;
}

/** What was changed here before, and what a colleague has done meanwhile: nothing is overwritten without a press. */
export function UnsavedNotices({ control, decided }: UnsavedNoticesProps): ReactElement {
  const { stored, isChangedMeanwhile, takeStored, forgetStored, goOn } = control;
  const when = formatDateTime(stored?.at ?? 0, useReader());
  return (
    <>
      {stored !== null && (
        <Alert
          kind="info"
          action={
            <div className={row}>
              <Button size="small" kind="primary" onClick={takeStored}>
                <Trans>Go on with it</Trans>
              </Button>
              <Button size="small" onClick={forgetStored}>
                <Trans>Throw it away</Trans>
              </Button>
            </div>
          }
        >
          <Trans>You have changed something here on {when} that was not saved.</Trans>
        </Alert>
      )}
      {isChangedMeanwhile && (
        <Alert
          kind="warning"
          announce
          action={
            <div className={row}>
              <Button size="small" onClick={() => goOn("mine")}>
                <Trans>Keep my changes</Trans>
              </Button>
              <Button size="small" onClick={() => goOn("theirs")}>
                <Trans>Take theirs</Trans>
              </Button>
            </div>
          }
        >
          <DecidedWords {...decided} />
        </Alert>
      )}
    </>
  );
}

/** What has become of a draft that somebody else has changed. */
export function DraftDecided({ hasDraft }: { readonly hasDraft: boolean }): ReactElement {
  return hasDraft ? <Trans>another draft is saved</Trans> : <Trans>published, or the draft discarded</Trans>;
}
