import { Trans } from "@lingui/react/macro";
import { Button } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { offlinePage } from "./page-alerts.css.ts";

/** Instead of a page that could not be loaded for want of a connection. */
export function OfflinePage(): ReactElement {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div className={offlinePage}>
      <ErrorState
        title={<Trans>You are offline</Trans>}
        line={<Trans>This page could not be loaded. It loads by itself as soon as the connection is back.</Trans>}
        actions={
          <>
            <Button kind="primary" onClick={() => void router.invalidate()}>
              <Trans>Try again</Trans>
            </Button>
            {canGoBack && (
              <Button kind="second" onClick={() => router.history.back()}>
                <Trans>Go back</Trans>
              </Button>
            )}
          </>
        }
      />
    </div>
  );
}
