import { Trans } from "@lingui/react/macro";
import { addAddress, type Address, addressesQuery, ApiError, staleAfter, updateAddress } from "@plaza/api-client";
import { type AddressDraft, type CompleteAddress, emptyAddress } from "@plaza/shopping/address-rules";
import { loadRegions } from "@plaza/shopping/regions";
import { AddressForm } from "@plaza/ui-kit/address-form";
import { Button } from "@plaza/ui-kit/button";
import { Dialog } from "@plaza/ui-kit/dialog";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { checkoutRoute } from "../routes.ts";
import { newestId } from "./address-order.ts";

export interface AddressDialogProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The customer has no address yet. */
  readonly first: boolean;
  /** Called with the id of the address where it is known. */
  readonly onSaved: (addressId: number | null) => void;
  readonly onClose: () => void;
}

const formId = "checkout-address";

/** Adds or changes an address without leaving checkout. */
export function AddressDialog({ address, first, onSaved, onClose }: AddressDialogProps): ReactElement {
  const { api } = checkoutRoute.useRouteContext();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<AddressDraft>(address ?? emptyAddress);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (complete: CompleteAddress) => {
      if (address !== null) await updateAddress(api, { ...complete, id: address.id });
      return address === null ? addAddress(api, complete) : address.id;
    },
    meta: { quiet: true },
    // Without a connection the call fails at once, instead of waiting for one behind a busy button.
    networkMode: "always",
    onSuccess: async (savedId) => {
      void queryClient.invalidateQueries({ predicate: staleAfter("address-change") });
      // Not every platform returns the id of a new address.
      const all = savedId === null ? await queryClient.fetchQuery(addressesQuery(api)).catch(() => []) : [];
      onSaved(savedId ?? newestId(all));
    },
  });
  const rejection = error instanceof ApiError ? error.platformMessage : null;
  return (
    <Dialog
      open
      size="wide"
      onClose={() => !isPending && onClose()}
      title={address === null ? <Trans>Add address</Trans> : <Trans>Edit address</Trans>}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button kind="primary" type="submit" form={formId} busy={isPending}>
            {isPending ? <Trans>Saving</Trans> : <Trans>Save address</Trans>}
          </Button>
        </>
      }
    >
      <AddressForm
        id={formId}
        value={draft}
        onChange={setDraft}
        regions={loadRegions}
        first={first}
        busy={isPending}
        failure={error !== null && (rejection ?? <Trans>The address could not be saved. Please try again.</Trans>)}
        onSubmit={(complete) => mutate(complete)}
      />
    </Dialog>
  );
}
