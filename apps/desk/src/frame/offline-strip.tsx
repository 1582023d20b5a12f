import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { useOnline } from "@plaza/ui-kit/use-online";
import type { ReactElement } from "react";
import { strip } from "./frame.css.ts";

/** Says that the device has no connection, as long as it has none. */
export function OfflineStrip(): ReactElement | null {
  if (useOnline()) return null;
  return (
    <div className={strip}>
      <Alert kind="warning" announce>
        <Trans>You are offline. What you see may be out of date, and nothing can be changed.</Trans>
      </Alert>
    </div>
  );
}
