import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { problemText } from "./problem-text.ts";

export interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly busy?: boolean;
}

/** In the place of what could not be loaded. */
export function Failed({ error, onRetry, busy = false }: FailedProps): ReactElement {
  const { i18n } = useLingui();
  return (
    <ErrorState
      heading="h2"
      title={<Trans>This could not be loaded</Trans>}
      line={problemText(i18n, error)}
      actions={
        <Button busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** In the place of a page that could not be drawn. */
export function FailedPage({ error }: Pick<ErrorComponentProps, "error">): ReactElement {
  const router = useRouter();
  return <Failed error={error} onRetry={() => void router.invalidate()} />;
}
