import { useLingui, Trans } from "@lingui/react/macro";
import { useToasts } from "@plaza/ui-kit/toast";
import { useOnline } from "@plaza/ui-kit/use-online";
import { useEffect, useEffectEvent, type ReactElement } from "react";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { ErrorState } from "@plaza/ui-kit/error-state";
import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { above, offlinePage } from "./page-alerts.css.ts";

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

/** Stands above the content until the connection is back, when the toast that said so once is gone. */
export function OfflineAlert(): ReactElement | null {
  if (useOnline()) return null;
  return (
    <div className={above}>
      <Alert kind="info" title={<Trans>You are offline</Trans>}>
        <Trans>What you see may be out of date. The shop goes on as soon as the connection is back.</Trans>
      </Alert>
    </div>
  );
}

/** Says once that the connection is gone. */
export function OfflineToast(): null {
  const { t } = useLingui();
  const toasts = useToasts();
  const online = useOnline();
  const say = useEffectEvent(() => toasts.show(t`You are offline`, "info"));
  useEffect(() => {
    if (!online) say();
  }, [online]);
  return null;
}
