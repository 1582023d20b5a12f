import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import type { ReactElement } from "react";

export interface UnlistedAddressesProps {
  readonly retrying: boolean;
  readonly onRetry: () => void;
  readonly onAdd: () => void;
}

/**
 * Instead of addresses that the platform does not list: some answer none of them where they do not know the region of one. A
 * new address can still be added, and ordered with.
 */
export function UnlistedAddresses({ retrying, onRetry, onAdd }: UnlistedAddressesProps): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={<Trans>Your addresses could not be shown</Trans>}
      line={
        <Trans>The shop may not know the region of one of them. You can add another address and order with it.</Trans>
      }
      action={
        <>
          <Button kind="primary" busy={retrying} onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>{" "}
          <Button onClick={onAdd}>
            <Trans>Add address</Trans>
          </Button>
        </>
      }
    />
  );
}
