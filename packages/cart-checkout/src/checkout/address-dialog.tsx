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
import { AddressDialog } from "@plaza/commerce-ui/address-dialog";
import { importOrReload, useAction, useExtension } from "@plaza/routing";
import type { CompleteAddress } from "@plaza/shopping/address-rules";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { checkoutRoute } from "../routes.ts";
import { newestId } from "./address-order.ts";

export interface CheckoutAddressDialogProps {
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

/** Adds or changes an address without leaving checkout. */
export function CheckoutAddressDialog({ address, onSaved, ...dialog }: CheckoutAddressDialogProps): ReactElement {
  const { api } = checkoutRoute.useRouteContext();
  const queryClient = useQueryClient();
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
  return (
    <AddressDialog
      {...dialog}
      address={address}
      longRecipients={useExtension("long_recipients")}
      importOrReload={importOrReload}
      busy={isPending}
      failure={error !== null && (rejection ?? <Trans>The address could not be saved. Please try again.</Trans>)}
      onSubmit={run}
    />
  );
}
