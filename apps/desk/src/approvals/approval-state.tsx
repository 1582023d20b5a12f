import { Trans } from "@lingui/react/macro";
import type { ProductApproval } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Status } from "@plaza/ui-kit/status";
import type { ReactElement } from "react";
import { grounds as groundsLook } from "../all-products/all-products.css.ts";
import { mute, words } from "../shared/page.css.ts";

/** That a product waits for an operator, or was refused, since when and why. */
export function ApprovalState({ approval }: { readonly approval: ProductApproval }): ReactElement {
  const reader = useReader();
  const { waitsSince, refusedAt, grounds, isNew } = approval;
  const since = formatDateTime(refusedAt ?? waitsSince, reader);
  return (
    <>
      {refusedAt !== null ? (
        <Status tone="brand">
          <Trans context="product">Refused</Trans>
        </Status>
      ) : (
        <Status tone="warning">
          {isNew ? <Trans>New, waits for approval</Trans> : <Trans>Changed, waits for approval</Trans>}
        </Status>
      )}
      <div className={groundsLook}>
        <span className={mute}>{since}</span>
        {grounds !== "" && (
          <>
            {refusedAt === null && (
              <span className={mute}>
                <Trans>It was refused before:</Trans>
              </span>
            )}
            <bdi className={words}>{grounds}</bdi>
          </>
        )}
      </div>
    </>
  );
}
