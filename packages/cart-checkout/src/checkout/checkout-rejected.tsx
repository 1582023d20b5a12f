import { Trans } from "@lingui/react/macro";
import { to, lazyModule, useLazyModule } from "@plaza/routing";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { panel } from "../shared/columns.css.ts";

/** In the browser alone: the document does not carry the failure that it is about. */
const otherAddress = lazyModule(() => import("./other-address.tsx"));

export interface CheckoutRejectedProps {
  /** The platform's message; null where it did not answer. */
  readonly message: string | null;
  readonly retrying: boolean;
  readonly onRetry: () => void;
  /** Called with the id of another address where it is known. */
  readonly onAddress: (addressId: number | null) => void;
}

/** Shown instead of checkout where the platform rejects it or does not answer. */
export function CheckoutRejected({ message, retrying, onRetry, onAddress }: CheckoutRejectedProps): ReactElement {
  const { module } = useLazyModule(otherAddress, "needed");
  return (
    <div className={panel} role="alert">
      <EmptyState
        tone="page"
        title={<Trans>This cannot be ordered at present</Trans>}
        line={message ?? <Trans>The prices could not be loaded.</Trans>}
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
      {message === null && module !== null && <module.OtherAddress onSaved={onAddress} />}
    </div>
  );
}
