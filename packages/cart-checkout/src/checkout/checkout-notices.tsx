import { Trans } from "@lingui/react/macro";
import { ApiError } from "@plaza/api-client";
import { formatMoney } from "@plaza/i18n";
import { to } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel } from "../shared/columns.css.ts";
import { notices } from "./checkout-page.css.ts";
import type { Checkout } from "./use-checkout.ts";
import type { SubmissionState } from "./use-submission.ts";

interface UnconfirmedSubmissionProps {
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  readonly onRepeat: () => void;
  readonly onForget: () => void;
}

/** Shown where a submission got no answer, so that the order may exist or not. */
export function UnconfirmedSubmission({ repeatable, onRepeat, onForget }: UnconfirmedSubmissionProps): ReactElement {
  return (
    <div className={panel} role="alert">
      <EmptyState
        tone="page"
        heading="h2"
        title={<Trans>We do not know yet whether your order arrived</Trans>}
        line={
          repeatable ? (
            <Trans>Ask again: if it has arrived, you go on to the payment, and nothing is ordered twice.</Trans>
          ) : (
            <Trans>Check your orders before you order again: it may have arrived.</Trans>
          )
        }
        action={
          <>
            {repeatable && (
              <>
                <Button kind="primary" onClick={onRepeat}>
                  <Trans>Ask again</Trans>
                </Button>{" "}
              </>
            )}
            <Link {...to.orders()} className={buttonClass()}>
              <Trans>My orders</Trans>
            </Link>{" "}
            <Button kind="quiet" onClick={onForget}>
              <Trans>Back to checkout</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}

export interface CheckoutNoticesProps {
  readonly checkout: Pick<Checkout, "takenBack" | "error" | "outdated" | "settling" | "settleAgain">;
  readonly submission: SubmissionState;
  /** Fen: the settled amount. */
  readonly total: number;
}

/** What the shopper should know before submitting again: rejections, failures, changed amounts. */
export function CheckoutNotices({ checkout, submission, total }: CheckoutNoticesProps): ReactElement | null {
  const { takenBack, error, outdated, settling, settleAgain } = checkout;
  const alerts: ReactElement[] = [];
  if (submission.kind === "rejected") {
    const { message, expectedAmount } = submission;
    const [before, now] = [formatMoney(expectedAmount), formatMoney(total)];
    alerts.push(
      <Alert key="rejected" kind="danger" announce title={<Trans>Your order was not placed</Trans>}>
        <span>{message}</span>
        {!outdated && expectedAmount !== total && (
          <>
            {" "}
            <Trans>
              The amount has changed from {before} to {now}. Please look at it again before you submit.
            </Trans>
          </>
        )}
      </Alert>,
    );
  }
  if (takenBack !== null)
    alerts.push(
      <Alert key="takenBack" kind="warning" announce title={<Trans>Your last choice was undone</Trans>}>
        {takenBack.message}
      </Alert>,
    );
  if (error !== null)
    alerts.push(
      <Alert
        key="error"
        kind="danger"
        announce
        action={
          <Button size="small" busy={settling} onClick={settleAgain}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {(error instanceof ApiError ? error.platformMessage : null) ?? (
          <Trans>The prices could not be updated. What you see may be out of date.</Trans>
        )}
      </Alert>,
    );
  return alerts.length === 0 ? null : <div className={notices}>{alerts}</div>;
}
