import { Trans } from "@lingui/react/macro";
import { LoadError, type LoadErrorProps } from "@plaza/ui-kit/load-error";
import type { ReactElement } from "react";

/** In the place of a part of a page that did not load. */
export function PartLoadError({ onRetry }: Pick<LoadErrorProps, "onRetry">): ReactElement {
  return (
    <LoadError
      title={<Trans>This did not load</Trans>}
      line={<Trans>Nothing is lost. The connection may have been gone for a moment.</Trans>}
      onRetry={onRetry}
    />
  );
}
