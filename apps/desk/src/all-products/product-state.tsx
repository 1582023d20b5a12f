import { Trans } from "@lingui/react/macro";
import type { MarketplaceProduct } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import { ApprovalState } from "../approvals/approval-state.tsx";
import { mute, words } from "../shared/page.css.ts";
import { grounds as groundsLook } from "./all-products.css.ts";

/** What a product is to shoppers; of one that is taken down why, since when, and what its shop says. */
export function ProductState({ product }: { readonly product: MarketplaceProduct }): ReactElement {
  const reader = useReader();
  const { takedown, approval, isApproved, isListed } = product;
  if (takedown !== null) {
    const { grounds, takenDownAt, correction, reviewAskedAt } = takedown;
    return (
      <>
        <Status tone="brand">
          <Trans>Taken down</Trans>
        </Status>
        <div className={groundsLook}>
          <span className={mute}>{formatDateTime(takenDownAt, reader)}</span>
          <bdi className={words}>{grounds}</bdi>
        </div>
        {reviewAskedAt !== null && (
          <div className={groundsLook}>
            <span className={mute}>
              <Trans>The shop, {formatDateTime(reviewAskedAt, reader)}</Trans>
            </span>
            <bdi className={words}>{correction}</bdi>
          </div>
        )}
        {approval !== null && <ApprovalState approval={approval} />}
      </>
    );
  }
  if (approval !== null) return <ApprovalState approval={approval} />;
  if (!isApproved)
    return (
      <Status tone="warning">
        <Trans>Waits for the platform</Trans>
      </Status>
    );
  return isListed ? (
    <Status tone="success">
      <Trans>On sale</Trans>
    </Status>
  ) : (
    <Status tone="mute">
      <Trans>Off the shelf</Trans>
    </Status>
  );
}
