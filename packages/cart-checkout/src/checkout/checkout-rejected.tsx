import { Trans, useLingui } from "@lingui/react/macro";
import { addressesQuery } from "@plaza/api-client";
import { to, lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button, buttonClass } from "@plaza/ui-kit/button";
import { EmptyState } from "@plaza/ui-kit/empty-state";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { panel } from "../shared/columns.css.ts";

const addressDialog = lazyModule(() => import("./address-dialog.tsx"));

interface OtherAddressProps {
  /** Called with the id of the new address where it is known. */
  readonly onSaved: (addressId: number | null) => void;
}

/**
 * Some platforms settle nothing for an address whose region they do not know, and list no addresses beside it. Another one,
 * as the default, lets checkout go on.
 */
function OtherAddress({ onSaved }: OtherAddressProps): ReactElement | null {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const hydrated = useHydrated();
  const { error } = useQuery({ ...addressesQuery(api), meta: { ...addressesQuery.meta, quiet: true } });
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(addressDialog),
    t`The form did not load. Please try again.`,
  );
  const [open, setOpen] = useState(false);
  // The document does not carry the failure, so that the browser cannot draw it at once.
  if (!hydrated || error === null) return null;
  return (
    <>
      <Alert
        kind="warning"
        action={
          <Button size="small" onClick={() => openWhenLoaded(() => setOpen(true))}>
            <Trans>Add address</Trans>
          </Button>
        }
      >
        <Trans>The shop may not know the region of your default address. Add another one to go on.</Trans>
      </Alert>
      {open && module !== null && (
        <module.CheckoutAddressDialog
          address={null}
          first={false}
          asDefault
          onClose={() => setOpen(false)}
          onSaved={(addressId) => {
            setOpen(false);
            onSaved(addressId);
          }}
        />
      )}
    </>
  );
}

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
      {message === null && <OtherAddress onSaved={onAddress} />}
    </div>
  );
}
