import { Trans } from "@lingui/react/macro";
import { to, useOptionalLink } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { setCompareMode, useCompared } from "../compare-selection/compare-mode.ts";

/** Says how products come here, and leads to what is ticked or to a list. */
export function NothingToCompare(): ReactElement {
  const compared = useCompared();
  const toList = useOptionalLink(to.hotList);
  const count = compared.length;
  return (
    <EmptyState
      tone="page"
      title={<Trans>Nothing to compare yet</Trans>}
      line={<Trans>Tick up to four products on their pictures. They appear side by side here.</Trans>}
      action={
        count > 0 ? (
          <Link {...to.compare(compared.map(({ id }) => id))} className={buttonClass({ kind: "primary" })}>
            <Trans>Compare {count}</Trans>
          </Link>
        ) : (
          toList !== null && (
            <Link {...toList()} className={buttonClass({ kind: "primary" })} onClick={() => setCompareMode(true)}>
              <Trans>See what is popular</Trans>
            </Link>
          )
        )
      }
    />
  );
}
