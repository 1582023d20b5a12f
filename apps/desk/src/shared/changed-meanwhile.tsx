import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { row } from "./page.css.ts";

export interface ChangedMeanwhileProps {
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}

/** A colleague has saved a form in which something is unsaved here: nothing is overwritten without a press. */
export function ChangedMeanwhile({ onTheirs, onMine }: ChangedMeanwhileProps): ReactElement {
  return (
    <Alert
      kind="warning"
      announce
      action={
        <div className={row}>
          <Button size="small" onClick={onTheirs}>
            <Trans>Take theirs</Trans>
          </Button>
          <Button size="small" onClick={onMine}>
            <Trans>Keep mine</Trans>
          </Button>
        </div>
      }
    >
      <Trans>A colleague has changed this meanwhile.</Trans>
    </Alert>
  );
}
