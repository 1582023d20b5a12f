import { Trans } from "@lingui/react/macro";
import type { ProductApproval } from "@plaza/api-client/desk";
import { formatDateTime, useReader } from "@plaza/i18n";
import { Alert } from "@plaza/ui-kit/alert";
import { textLink } from "@plaza/ui-kit/text-link";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { words } from "../shared/page.css.ts";

/** Since when a product waits for the platform; of one that was refused why, and the way to correct it. */
export function ListingApproval({ approval }: { readonly approval: ProductApproval }): ReactElement {
  const reader = useReader();
  const { waitsSince, refusedAt, grounds, isNew } = approval;
  if (refusedAt === null) {
    const since = formatDateTime(waitsSince, reader);
    return (
      <Alert kind="info">
        {isNew ? (
          <Trans>Waits for approval since {since}. Shoppers see it once the platform has approved it.</Trans>
        ) : (
          <Trans>
            Changed, waits for approval since {since}. Shoppers see it again once the platform has approved it.
          </Trans>
        )}
      </Alert>
    );
  }
  return (
    <Alert kind="warning">
      <p>
        <Trans>Refused by the platform on {formatDateTime(refusedAt, reader)}:</Trans>
      </p>
      <p className={words}>
        <bdi>{grounds}</bdi>
      </p>
      <p>
        <Trans>
          Please put it right and{" "}
          <Link to="/products/import" className={textLink}>
            import it again
          </Link>
          : then it waits for approval again.
        </Trans>
      </p>
    </Alert>
  );
}
