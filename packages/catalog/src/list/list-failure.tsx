import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement, ReactNode } from "react";

export interface ListFailureProps {
  /** What did not load, where it is no products. */
  readonly title?: ReactNode;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Shown where another page or order of a list could not be loaded. */
export function ListFailure({ title, onRetry, retrying }: ListFailureProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        tone="page"
        title={title ?? <Trans>These products did not load</Trans>}
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
