import { Trans, useLingui } from "@lingui/react/macro";
import { type Address, addressesQuery } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Alert } from "@plaza/ui-kit/alert";
import { Button } from "@plaza/ui-kit/button";
import { panelTitle } from "@plaza/ui-kit/global";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { useDialog } from "@plaza/ui-kit/use-dialog";
import { useHydrated } from "@plaza/ui-kit/use-hydrated";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { useFocusFallback } from "@plaza/ui-kit/use-focus-fallback";
import { AddressCards } from "./address-cards.tsx";
import { none, noneText, section } from "./address-section.css.ts";

const addressDialog = lazyModule(() => import("./address-dialog.tsx"));

export interface AddressSectionProps {
  /** The address that the settlement is for; null where it has none. */
  readonly settled: Address | null;
  /** The address that was chosen last, settled or not. */
  readonly chosenId: number | null;
  readonly onChoose: (addressId: number) => void;
  /** An address was added or changed, and is the one to send to; null: which one is not known. */
  readonly onSaved: (addressId: number | null) => void;
}

/** The delivery address. A customer without one is first asked to add it. */
export function AddressSection({ settled, chosenId, onChoose, onSaved }: AddressSectionProps): ReactElement {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const toasts = useToasts();
  const hydrated = useHydrated();
  const { data, error, isFetching, refetch } = useQuery({
    ...addressesQuery(api),
    // The settled address does without the list; only who wants to edit it needs to hear that it did not load.
    meta: { ...addressesQuery.meta, quiet: true },
  });
  const loadError = t`The form did not load. Please try again.`;
  const { module, openWhenLoaded } = useDialog(useLazyModule(addressDialog), loadError);
  const [open, setOpen] = useState<{ readonly address: Address | null } | null>(null);
  // Where the list cannot be loaded, the settled address is shown alone.
  const addresses = data ?? (settled === null ? [] : [settled]);
  const title = useRef<HTMLHeadingElement>(null);
  const saved = useFocusFallback(title, addresses.length);

  function show(address: Address | null): void {
    openWhenLoaded(() => setOpen({ address }));
  }
  async function edit({ id }: Address): Promise<void> {
    // The settlement does not say whether its address is the default, and saving it unchanged would unset that.
    const known = data ?? (await refetch()).data;
    const address = known?.find((each) => each.id === id);
    if (address === undefined) toasts.show(loadError, "danger");
    else show(address);
  }
  return (
    <section className={section} aria-labelledby="checkout-address-title">
      <h2 ref={title} tabIndex={-1} id="checkout-address-title" className={panelTitle}>
        <Trans>Delivery address</Trans>
      </h2>
      {/* The document does not carry the failure, so that the browser cannot draw it at once. */}
      {hydrated && error !== null && (
        <Alert
          kind="warning"
          action={
            <Button size="small" busy={isFetching} onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Your addresses could not be shown. The shop may not know the region of one of them.</Trans>
        </Alert>
      )}
      {addresses.length > 0 ? (
        <AddressCards
          addresses={addresses}
          chosenId={chosenId}
          onChoose={onChoose}
          onAdd={() => show(null)}
          onEdit={(address) => void edit(address)}
        />
      ) : (
        <div className={none}>
          <Icon of={MapPin} size={22} />
          <p className={noneText}>
            <Trans>Where should it go? Add your first address to see what delivery costs.</Trans>
          </p>
          <Button kind="tint" onClick={() => show(null)}>
            <Trans>Add address</Trans>
          </Button>
        </div>
      )}
      {open !== null && module !== null && (
        <module.CheckoutAddressDialog
          address={open.address}
          first={data?.length === 0}
          asDefault={addresses.length === 0}
          onClose={() => setOpen(null)}
          onSaved={(addressId) => {
            setOpen(null);
            saved();
            onSaved(addressId);
          }}
        />
      )}
    </section>
  );
}
