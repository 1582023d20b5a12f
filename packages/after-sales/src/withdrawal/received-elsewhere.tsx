import { Trans } from "@lingui/react/macro";
import type { OptionalLink } from "@plaza/routing";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { toastLink } from "./withdrawal.css.ts";

/** Said to whoever has left the page before the answer came. */
export function ReceivedElsewhere({ receipt }: { readonly receipt: OptionalLink }): ReactElement {
  return (
    <Trans>
      We have received your withdrawal.{" "}
      <Link {...receipt} className={toastLink}>
        See the receipt
      </Link>
    </Trans>
  );
}
