import { Trans } from "@lingui/react/macro";
import { type ReactElement, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { EmptyState, type EmptyStateProps } from "./empty-state.tsx";

export interface LoadErrorProps {
  /** What did not load. */
  readonly title: ReactNode;
  readonly line?: ReactNode;
  readonly tone?: EmptyStateProps["tone"];
  /** Asks once more. The button is busy until a promise that it returns is settled. */
  readonly onRetry: () => unknown;
}

/** In the place of a part that did not load: says so, and asks for it again. */
export function LoadError({ title, line, tone, onRetry }: LoadErrorProps): ReactElement {
  const [retrying, setRetrying] = useState(false);
  async function retry(): Promise<void> {
    setRetrying(true);
    try {
      await onRetry();
    } finally {
      setRetrying(false);
    }
  }
  return (
    <div role="alert">
      <EmptyState
        tone={tone}
        title={title}
        line={line}
        action={
          <Button kind="primary" busy={retrying} onClick={() => void retry()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    </div>
  );
}
