import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Shown where all pieces of the line have been asked for, or the time for it is over. */
export function NothingToApplyFor(): ReactElement {
  return (
    <EmptyState
      title={<Trans>This item is not eligible</Trans>}
      line={<Trans>You have applied for it already, or the time for it is over.</Trans>}
      action={
        <Link {...to.afterSales({ type: "apply" })} className={buttonClass({ kind: "primary" })}>
          <Trans>Your requests</Trans>
        </Link>
      }
    />
  );
}
