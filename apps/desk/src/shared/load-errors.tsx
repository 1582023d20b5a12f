import { Trans, useLingui } from "@lingui/react/macro";
import { LoadError, type LoadErrorProps } from "@plaza/ui-kit/load-error";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { problemText } from "./problem-text.ts";

export interface PartLoadErrorProps extends Pick<LoadErrorProps, "onRetry"> {
  readonly error: unknown;
}

/** In the place of what could not be loaded, with the reason. */
export function PartLoadError({ error, onRetry }: PartLoadErrorProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <LoadError
      tone="page"
      title={<Trans>This could not be loaded</Trans>}
      line={problemText(i18n, error)}
      onRetry={onRetry}
    />
  );
}

/** In the place of a page that could not be drawn. */
export function PageLoadError({ error }: Pick<ErrorComponentProps, "error">): ReactElement {
  const router = useRouter();
  return <PartLoadError error={error} onRetry={() => router.invalidate()} />;
}
