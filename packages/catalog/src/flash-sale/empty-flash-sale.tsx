import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";

/** Shown where nothing is on flash sale. */
export function EmptyFlashSale({ title }: { readonly title: ReactNode }): ReactElement {
  return (
    <EmptyState
      tone="page"
      title={title}
      line={<Trans>Until there is something again, what others buy is worth a look.</Trans>}
      action={
        <Link {...to.hotList()} className={buttonClass({ kind: "primary" })}>
          <Trans>See what is popular</Trans>
        </Link>
      }
    />
  );
}
