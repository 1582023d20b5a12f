import { Plural, Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { mute } from "../../shared/page.css.ts";
import type { PictureQueueState } from "./picture-queue.ts";

export interface PicturesOutcomeProps {
  readonly state: PictureQueueState<unknown>;
  /** How many other files lay beside the pictures. */
  readonly leftOut: number;
  /** Whether what was chosen last had no pictures at all. */
  readonly isWithout: boolean;
  readonly onAgain: () => void;
}

/** What has come of the pictures that were chosen, once none is being sent any more. */
export function PicturesOutcome({ state, leftOut, isWithout, onAgain }: PicturesOutcomeProps): ReactElement {
  const { sent, unsent, problem, isSending } = state;
  return (
    <>
      {!isSending && unsent.length > 0 && (
        <Alert
          kind={problem === null ? "warning" : "danger"}
          announce
          title={<Plural value={unsent.length} one="# picture was not sent." other="# pictures were not sent." />}
          action={
            <Button size="small" onClick={onAgain}>
              {problem === null ? <Trans>Send the rest</Trans> : <Trans>Send them again</Trans>}
            </Button>
          }
        >
          {problem ?? <Plural value={sent} one="# picture was sent before." other="# pictures were sent before." />}
        </Alert>
      )}
      {!isSending && sent > 0 && unsent.length === 0 && (
        <Alert kind="success" announce>
          <Plural
            value={sent}
            one="# picture is there. Files of products can name it now."
            other="# pictures are there. Files of products can name them now."
          />
        </Alert>
      )}
      {isWithout && (
        <Alert kind="danger" announce>
          <Trans>There is no JPG or PNG among these files.</Trans>
        </Alert>
      )}
      {leftOut > 0 && (
        <p className={mute}>
          <Plural
            value={leftOut}
            one="# other file is left out: it is no JPG or PNG."
            other="# other files are left out: they are no JPG or PNG."
          />
        </p>
      )}
    </>
  );
}
