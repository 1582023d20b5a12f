import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";

export interface ProfileUnknownProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown where the platform gave no answer. */
export function ProfileUnknown({ retrying, onRetry }: ProfileUnknownProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        tone="page"
        title={<Trans>Your profile did not load</Trans>}
        line={<Trans>Nothing is lost. The connection may have been gone for a moment.</Trans>}
        action={
          <Button kind="primary" busy={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
