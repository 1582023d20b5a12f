import { Trans } from "@lingui/react/macro";
import type { ReviewForm } from "@plaza/api-client";
import { to } from "@plaza/routing";
import { buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";

/** Stands where the form would: it is done already, or cannot be. */
export function NotReviewable({ form }: { readonly form: ReviewForm }): ReactElement {
  if (form.isReviewed)
    return (
      <EmptyState
        title={<Trans>You have reviewed this</Trans>}
        line={<Trans>There is one review for each purchase.</Trans>}
        action={
          <Link {...to.reviews({ type: 2 })} className={buttonClass({ kind: "primary" })}>
            <Trans>See your reviews</Trans>
          </Link>
        }
      />
    );
  return (
    <EmptyState
      title={<Trans>This cannot be reviewed</Trans>}
      line={form.whyNot}
      action={
        <Link {...to.reviews()} className={buttonClass({ kind: "primary" })}>
          <Trans>Back to your reviews</Trans>
        </Link>
      }
    />
  );
}
