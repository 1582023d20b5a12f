import { Trans, useLingui } from "@lingui/react/macro";
import { type Address, addressesQuery } from "@plaza/api-client";
import { lazyModule, useLazyModule } from "@plaza/routing";
import { Button } from "@plaza/ui-kit/button";
import { Icon } from "@plaza/ui-kit/icon";
import { useToasts } from "@plaza/ui-kit/toast";
import { useQuery } from "@tanstack/react-query";
import { MapPin } from "lucide";
import { type ReactElement, useRef, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { panelTitle } from "../shared/columns.css.ts";
import { useFocusFallback } from "../shared/use-focus-fallback.ts";
import { AddressCards } from "./address-cards.tsx";
import { none, noneText, section } from "./address-section.css.ts";

const addressDialog = lazyModule(() => import("./address-dialog.tsx"));

export interface AddressSectionProps {
  /** The address that the settlement is for; null where it has none. */
  readonly settled: Address | null;
  /** The address that was chosen last, settled or not. */
  readonly chosenId: number | null;
  readonly onChoose: (addressId: number | null) => void;
}

/** The delivery address. A customer without one is first asked to add it. */
export function AddressSection({ settled, chosenId, onChoose }: AddressSectionProps): ReactElement {
  const { t } = useLingui();
  const { api } = checkoutRoute.useRouteContext();
  const toasts = useToasts();
  const { data, refetch } = useQuery(addressesQuery(api));
  const { module, load } = useLazyModule(addressDialog);
  const [open, setOpen] = useState<{ readonly address: Address | null } | null>(null);
  // Where the list cannot be loaded, the settled address is shown alone.
  const addresses = data ?? (settled === null ? [] : [settled]);
  const title = useRef<HTMLHeadingElement>(null);
  const saved = useFocusFallback(title, addresses.length);

  async function show(address: Address | null | undefined): Promise<void> {
    if (address !== undefined && (await load())) setOpen({ address });
    else toasts.show(t`The form did not load. Please try again.`, "danger");
  }
  async function edit({ id }: Address): Promise<void> {
    // The settlement does not say whether its address is the default, and saving it unchanged would unset that.
    const known = data ?? (await refetch()).data;
    await show(known?.find((each) => each.id === id));
  }
  return (
    <section className={section} aria-labelledby="checkout-address-title">
      <h2 ref={title} tabIndex={-1} id="checkout-address-title" className={panelTitle}>
        <Trans>Delivery address</Trans>
      </h2>
      {addresses.length > 0 ? (
        <AddressCards
          addresses={addresses}
          chosenId={chosenId}
          onChoose={onChoose}
          onAdd={() => void show(null)}
          onEdit={(address) => void edit(address)}
        />
      ) : (
        <div className={none}>
          <Icon of={MapPin} size={22} />
          <p className={noneText}>
            <Trans>Where shall it go? Add your first address to see what delivery costs.</Trans>
          </p>
          <Button kind="tint" onClick={() => void show(null)}>
            <Trans>Add address</Trans>
          </Button>
        </div>
      )}
      {open !== null && module !== null && (
        <module.AddressDialog
          address={open.address}
          first={addresses.length === 0}
          onClose={() => setOpen(null)}
          onSaved={(addressId) => {
            setOpen(null);
            saved();
            onChoose(addressId);
          }}
        />
      )}
    </section>
  );
}
