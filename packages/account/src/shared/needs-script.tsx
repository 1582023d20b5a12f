import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import type { ReactElement } from "react";

/** Says, where there is no JavaScript, why the form cannot be sent. */
export function NeedsScript(): ReactElement {
  return (
    <noscript>
      <Alert kind="warning">
        <Trans>This form needs JavaScript. Please allow it for this site and load the page again.</Trans>
      </Alert>
    </noscript>
  );
}
