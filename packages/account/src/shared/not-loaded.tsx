import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";

export interface NotLoadedProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown where a part of the notices could not be loaded. */
export function NotLoaded({ retrying, onRetry }: NotLoadedProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        title={<Trans>This did not load</Trans>}
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
