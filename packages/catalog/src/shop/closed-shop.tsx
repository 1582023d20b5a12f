import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** In the place of the products of a shop that sells none. Search engines leave it out, though it is answered. */
export function ClosedShop(): ReactElement {
  return (
    <>
      <meta name="robots" content="noindex" />
      <EmptyState
        tone="page"
        title={<Trans>This shop is not trading</Trans>}
        line={<Trans>It is not selling at the moment. Orders that you have placed here are kept.</Trans>}
        action={
          <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
            <Trans>See other shops</Trans>
          </Link>
        }
      />
    </>
  );
}
