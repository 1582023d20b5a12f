import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";

export interface ArticleListFailureProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Shown where another page or category of articles could not be loaded. */
export function ArticleListFailure({ onRetry, retrying }: ArticleListFailureProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        tone="page"
        title={<Trans>These articles did not load</Trans>}
        line={<Trans>The connection may have been lost for a moment.</Trans>}
        action={
          <Button kind="primary" busy={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
