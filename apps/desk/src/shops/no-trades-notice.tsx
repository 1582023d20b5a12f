import { Trans } from "@lingui/react/macro";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Why no shop can be opened, and where operators see to it. */
export function NoTradesNotice(): ReactElement {
  return (
    <Alert kind="info">
      <Trans>
        A shop deals in a trade, and there are none yet.{" "}
        <Link to="/trades" className={textLink}>
          Add trades
        </Link>
      </Trans>
    </Alert>
  );
}
