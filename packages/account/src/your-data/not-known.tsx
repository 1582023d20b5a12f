import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import type { ReactElement } from "react";
import { line } from "./your-data.css.ts";

export interface NotKnownProps {
  readonly failed: boolean;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** In place of what the platform has not said yet. */
export function NotKnown({ failed, retrying, onRetry }: NotKnownProps): ReactElement {
  if (!failed) {
    return (
      <p className={line}>
        <Trans>Loading</Trans>
      </p>
    );
  }
  return (
    <p className={line}>
      <Trans>This did not load.</Trans>{" "}
      <Button kind="quiet" size="small" busy={retrying} onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </p>
  );
}
