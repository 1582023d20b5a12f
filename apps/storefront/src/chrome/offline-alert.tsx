import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { useOnline } from "@plaza/ui-kit/use-online";
import type { ReactElement } from "react";
import { above } from "./page-alerts.css.ts";

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
