import { Trans, useLingui } from "@lingui/react/macro";
import { addressesQuery } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { checkoutRoute } from "../routes.ts";

const addressDialog = lazyModule(() => import("./address-dialog.tsx"));

export interface OtherAddressProps {
  /** Called with the id of the new address where it is known. */
  readonly onSaved: (addressId: number | null) => void;
}

/**
 * Some platforms settle nothing for an address whose region they do not know, and list no addresses beside it. Another one,
 * as the default, lets checkout go on.
 */
export function OtherAddress({ onSaved }: OtherAddressProps): ReactElement | null {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const { error } = useQuery({ ...addressesQuery(api), meta: { ...addressesQuery.meta, quiet: true } });
  const { module, openWhenLoaded } = useDialog(
    useLazyModule(addressDialog),
    t`The form did not load. Please try again.`,
  );
  const [open, setOpen] = useState(false);
  if (error === null) return null;
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
