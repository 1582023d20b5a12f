import { Trans } from "@lingui/react/macro";
import type { HomePage } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { DecidedWords } from "../shared/decided-meanwhile.tsx";
import { row } from "../shared/page.css.ts";
import type { HomeWorkControl } from "./use-home-work.ts";

export interface HomeNoticesProps {
  readonly page: HomePage;
  readonly control: HomeWorkControl;
}

/** What was changed here before, and what a colleague has done meanwhile: nothing is overwritten without a press. */
export function HomeNotices({ page, control }: HomeNoticesProps): ReactElement {
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
          <DecidedWords
            what={
              page.draft === null ? (
                <Trans>published, or the draft discarded</Trans>
              ) : (
                <Trans>another draft is saved</Trans>
              )
            }
            by={page.changedBy}
            at={page.changedAt}
          />
        </Alert>
      )}
    </>
  );
}
