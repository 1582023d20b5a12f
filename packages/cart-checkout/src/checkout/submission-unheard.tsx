import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel } from "../shared/columns.css.ts";

export interface SubmissionUnheardProps {
  /** Whether the platform recognises a repetition, so that sending again is safe. */
  readonly repeatable: boolean;
  readonly onRepeat: () => void;
  readonly onForget: () => void;
}

/** Shown where a submission got no answer, so that the order may exist or not. */
export function SubmissionUnheard({ repeatable, onRepeat, onForget }: SubmissionUnheardProps): ReactElement {
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
