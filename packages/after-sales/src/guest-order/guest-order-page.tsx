import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { guestOrderRoute } from "../routes.ts";
import { linkOf } from "./guest-order-queries.ts";
import { GuestOrder } from "./guest-order.tsx";
import { GuestWithdrawal } from "./guest-withdrawal.tsx";
import * as look from "./guest-order.css.ts";

/** The page of one order, for everybody who has its link. */
export function GuestOrderPage(): ReactElement {
  const search = guestOrderRoute.useSearch();
  const { isValid, takesWithdrawals } = guestOrderRoute.useLoaderData();
  const link = linkOf(search);
  return (
    <div className={look.page}>
      <nav className={look.top}>
        <Link {...to.home()} className={textLink}>
          <Trans>Back to the shop</Trans>
        </Link>
      </nav>
      {!isValid || link === null ? (
        <EmptyState
          tone="page"
          heading="h1"
          title={<Trans>This link is not valid, or has expired</Trans>}
          line={<Trans>Ask the shop for a new one, or log in: all your orders are in your account.</Trans>}
        />
      ) : search.view === "withdrawal" && takesWithdrawals ? (
        <GuestWithdrawal link={link} />
      ) : (
        <GuestOrder link={link} takesWithdrawals={takesWithdrawals} />
      )}
    </div>
  );
}
