import { Trans } from "@lingui/react/macro";
import {
  addAddress,
  type Address,
  addressesQuery,
  ApiError,
  settlementQuery,
  staleAfter,
  updateAddress,
} from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importNeeded, useAction, useAnnounced } from "@plaza/routing";
import {
  type AddressDraft,
  type CompleteAddress,
  emptyAddress,
  longestWideRecipient,
} from "@plaza/shopping/address-rules";
import { loadRegions } from "@plaza/shopping/regions";
import { AddressForm } from "@plaza/ui-kit/address-form";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useCallback, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { newestId } from "./address-order.ts";

export interface AddressDialogProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The customer has no address yet. */
  readonly first: boolean;
  /** A new address is the default unless the customer says otherwise. */
  readonly asDefault?: boolean;
  /** Called with the id of the address where it is known. */
  readonly onSaved: (addressId: number | null) => void;
  readonly onClose: () => void;
}

const formId = "checkout-address";

/** Adds or changes an address without leaving checkout. */
export function AddressDialog({
  address,
  first,
  onSaved,
  onClose,
  asDefault = false,
}: AddressDialogProps): ReactElement {
  const { api } = checkoutRoute.useRouteContext();
  const queryClient = useQueryClient();
  const recipientLimit = useAnnounced("long_recipients") ? longestWideRecipient : undefined;
  const language = useLocale();
  const regions = useCallback(() => loadRegions(importNeeded, { language, saved: address }), [language, address]);
  const [draft, setDraft] = useState<AddressDraft>(address ?? { ...emptyAddress, isDefault: asDefault });
  const { run, isPending, error } = useAction({
    mutationFn: async (complete: CompleteAddress) => {
      if (address !== null) await updateAddress(api, { ...complete, id: address.id });
      return address === null ? addAddress(api, complete) : address.id;
    },
    meta: { quiet: true },
    // The dialog closes after a success.
    repetition: "any",
    onSuccess: async (savedId) => {
      // Checkout settles by itself, once, for the address that comes of it.
      const isStale = staleAfter("address-change");
      const { key } = settlementQuery;
      void queryClient.invalidateQueries({ predicate: (query) => isStale(query) && query.queryKey[0] !== key });
      // Not every platform returns the id of a new address.
      const all = savedId === null ? await queryClient.fetchQuery(addressesQuery(api)).catch(() => []) : [];
      onSaved(savedId ?? newestId(all));
    },
  });
  const rejection = error instanceof ApiError ? error.platformMessage : null;
  function close(): void {
    if (!isPending) onClose();
  }
  return (
    <Dialog
      open
      size="wide"
      onClose={close}
      title={address === null ? <Trans>Add address</Trans> : <Trans>Edit address</Trans>}
      actions={
        <>
          <Button onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending}>
            {isPending ? <Trans>Saving</Trans> : <Trans>Save address</Trans>}
          </Button>
        </>
      }
    >
      <AddressForm
        recipientLimit={recipientLimit}
        id={formId}
        value={draft}
        onChange={setDraft}
        regions={regions}
        first={first}
        busy={isPending}
        failure={error !== null && (rejection ?? <Trans>The address could not be saved. Please try again.</Trans>)}
        onSubmit={run}
      />
    </Dialog>
  );
}
