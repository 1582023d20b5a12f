import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { foreign } from "../list/empty-search.css.ts";

export interface EmptyDirectoryProps {
  /** What was searched for. */
  readonly text: string | undefined;
  /** The shops are those of one trade. */
  readonly inTrade: boolean;
}

/** Shown where there is no such shop. */
export function EmptyDirectory({ text, inTrade }: EmptyDirectoryProps): ReactElement {
  const narrowed = text !== undefined || inTrade;
  return (
    <EmptyState
      tone="page"
      title={
        text === undefined ? (
          <Trans>There are no shops here yet</Trans>
        ) : (
          <span className={foreign}>
            <Trans>No shop is called “{text}”</Trans>
          </span>
        )
      }
      line={
        narrowed ? (
          <Trans>Try a shorter name, or look at all shops.</Trans>
        ) : (
          <Trans>Merchants are moving in. Until then, the products are worth a look.</Trans>
        )
      }
      action={
        narrowed ? (
          <Link {...to.shopDirectory()} className={buttonClass({ kind: "primary" })}>
            <Trans>See all shops</Trans>
          </Link>
        ) : (
          <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
            <Trans>See what is popular</Trans>
          </Link>
        )
      }
    />
  );
}
