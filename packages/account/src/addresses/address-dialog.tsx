import { Trans } from "@lingui/react/macro";
import { addAddress, type Address, updateAddress } from "@plaza/api-client";
import { useLocale } from "@plaza/i18n";
import { importNeeded, useAnnounced } from "@plaza/routing";
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
import { type ReactElement, useCallback, useId, useState } from "react";
import { addressesRoute } from "../routes.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { changed } from "./renew-addresses.ts";

export interface AddressDialogProps {
  /** The address to change; null for a new one. */
  readonly address: Address | null;
  /** The customer has no address yet. */
  readonly first: boolean;
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Adds or changes an address. It closes when the list behind it has been refetched. */
export function AddressDialog({ address, first, onSaved, onClose }: AddressDialogProps): ReactElement {
  const { api } = addressesRoute.useRouteContext();
  const queryClient = useQueryClient();
  const recipientLimit = useAnnounced("long_recipients") ? longestWideRecipient : undefined;
  const formId = useId();
  const language = useLocale();
  const regions = useCallback(() => loadRegions(importNeeded, { language, saved: address }), [language, address]);
  const [draft, setDraft] = useState<AddressDraft>(address ?? emptyAddress);
  const { submit, busy, rejected, forget } = useSubmission(async (complete: CompleteAddress) => {
    const change = address === null ? addAddress(api, complete) : updateAddress(api, { ...complete, id: address.id });
    await changed(queryClient, change);
  }, onSaved);
  function write(next: AddressDraft): void {
    setDraft(next);
    forget();
  }
  function close(): void {
    if (!busy) onClose();
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
          <Button kind="primary" type="submit" form={formId} busy={busy}>
            {busy ? <Trans>Saving</Trans> : <Trans>Save address</Trans>}
          </Button>
        </>
      }
    >
      <AddressForm
        recipientLimit={recipientLimit}
        id={formId}
        value={draft}
        onChange={write}
        regions={regions}
        first={first}
        busy={busy}
        failure={rejected?.message}
        onSubmit={submit}
      />
    </Dialog>
  );
}
