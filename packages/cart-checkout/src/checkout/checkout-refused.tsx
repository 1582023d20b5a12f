import { Trans } from "@lingui/react/macro";
import { to } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel } from "../shared/columns.css.ts";

export interface CheckoutRefusedProps {
  /** In the platform's words; null: it does not answer. */
  readonly message: string | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** The platform would not sell this, or cannot be asked. */
export function CheckoutRefused({ message, retrying, onRetry }: CheckoutRefusedProps): ReactElement {
  return (
    <div className={panel} role="alert">
      <EmptyState
        tone="page"
        title={<Trans>This cannot be ordered at present</Trans>}
        line={message ?? <Trans>The prices could not be fetched.</Trans>}
        action={
          <>
            <Link {...to.cart()} className={buttonClass({ kind: "primary" })}>
              <Trans>Back to the cart</Trans>
            </Link>{" "}
            <Button busy={retrying} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          </>
        }
      />
    </div>
  );
}
