import { addAddress, type Address, updateAddress } from "@plaza/api-client";
import { AddressDialog } from "@plaza/commerce-ui/address-dialog";
import { importOrReload, useExtension } from "@plaza/routing";
import type { CompleteAddress } from "@plaza/shopping/address-rules";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { addressesRoute } from "../routes.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { changed } from "./address-changes.ts";

export interface SavedAddressDialogProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The customer has no address yet. */
  readonly first: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes an address. It closes when the list behind it has been refetched. */
export function SavedAddressDialog({ address, first, onSaved, onClose }: SavedAddressDialogProps): ReactElement {
  const { api } = addressesRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { submit, busy, rejected, forget } = useSubmission(async (complete: CompleteAddress) => {
    const change = address === null ? addAddress(api, complete) : updateAddress(api, { ...complete, id: address.id });
    await changed(queryClient, change);
  }, onSaved);
  return (
    <AddressDialog
      address={address}
      first={first}
      longRecipients={useExtension("long_recipients")}
      importOrReload={importOrReload}
      busy={busy}
      failure={rejected?.message}
      onChange={forget}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
