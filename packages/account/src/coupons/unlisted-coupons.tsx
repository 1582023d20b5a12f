import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";

export interface UnlistedCouponsProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Shown where the coupons could not be loaded. */
export function UnlistedCoupons({ retrying, onRetry }: UnlistedCouponsProps): ReactElement {
  return (
    <div role="alert">
      <EmptyState
        title={<Trans>Your coupons did not load</Trans>}
        line={<Trans>They are not lost. The connection may have been gone for a moment.</Trans>}
        action={
          <Button kind="primary" busy={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
