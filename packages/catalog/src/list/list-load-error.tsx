import { Trans } from "@lingui/react/macro";
import { LoadError, type LoadErrorProps } from "@plaza/ui-kit/load-error";
import type { ReactElement, ReactNode } from "react";

export interface ListLoadErrorProps extends Pick<LoadErrorProps, "onRetry"> {
  /** What did not load, where it is no products. */
  readonly title?: ReactNode;
}

/** In the place of another page or order of a list that did not load. */
export function ListLoadError({ title, onRetry }: ListLoadErrorProps): ReactElement {
  return (
    <LoadError
      tone="page"
      title={title ?? <Trans>These products did not load</Trans>}
      line={<Trans>The connection may have been lost for a moment.</Trans>}
      onRetry={onRetry}
    />
  );
}
