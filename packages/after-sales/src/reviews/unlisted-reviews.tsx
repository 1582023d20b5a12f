import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { type ReactElement, useState } from "react";

export interface UnlistedReviewsProps {
  readonly onRetry: () => Promise<unknown>;
}

/** Shown where a list could not be loaded. */
export function UnlistedReviews({ onRetry }: UnlistedReviewsProps): ReactElement {
  const [retrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    await onRetry();
    setRetrying(false);
  }
  return (
    <div role="alert">
      <EmptyState
        title={<Trans>This list did not load</Trans>}
        line={<Trans>Your reviews are not lost. The connection may have been gone for a moment.</Trans>}
        action={
          <Button kind="primary" busy={retrying} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
