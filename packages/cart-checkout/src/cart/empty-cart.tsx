import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel } from "../shared/columns.css.ts";
import image from "./empty-cart.webp";

export function EmptyCart(): ReactElement {
  return (
    <div className={panel}>
      <EmptyState
        tone="page"
        image={<img src={image} alt="" width={240} height={180} />}
        title={<Trans>Your cart is empty</Trans>}
        line={<Trans>Whatever you add from any shop waits here for you.</Trans>}
        action={
          <Link {...to.home()} className={buttonClass({ kind: "primary" })}>
            <Trans>Start browsing</Trans>
          </Link>
        }
      />
    </div>
  );
}
