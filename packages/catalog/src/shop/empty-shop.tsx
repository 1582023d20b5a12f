import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { threeLines } from "../shared/clamp.css.ts";

export interface EmptyShopProps {
  readonly shopId: number;
  /** What was searched for. */
  readonly text: string | undefined;
  /** The products are those of one category, or of a coupon. */
  readonly isPart: boolean;
}

/** Shown where the shop has no such products. */
export function EmptyShop({ shopId, text, isPart }: EmptyShopProps): ReactElement {
  const narrowed = text !== undefined || isPart;
  return (
    <EmptyState
      tone="page"
      heading="h3"
      title={
        text === undefined ? (
          <Trans>Nothing on this shelf yet</Trans>
        ) : (
          <span className={threeLines}>
            <Trans>This shop has nothing called “{text}”</Trans>
          </span>
        )
      }
      line={
        text === undefined ? (
          <Trans>The shop has not added any products yet.</Trans>
        ) : (
          <Trans>Check the spelling, or try a shorter word.</Trans>
        )
      }
      action={
        narrowed ? (
          <Link {...to.shop(shopId, { view: "all" })} className={buttonClass({ kind: "primary" })}>
            <Trans>All products of this shop</Trans>
          </Link>
        ) : (
          <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
            <Trans>See all shops</Trans>
          </Link>
        )
      }
    />
  );
}
