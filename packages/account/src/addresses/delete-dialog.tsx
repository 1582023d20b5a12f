import { Trans } from "@lingui/react/macro";
import { type Address, deleteAddress } from "@plaza/api-client";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { addressesRoute } from "../routes.ts";
import { useSubmission } from "../shared/use-submission.ts";
import { changed, useWrittenAddress } from "./address-changes.ts";

export interface DeleteDialogProps {
  readonly address: Address;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ address, onDeleted, onClose }: DeleteDialogProps): ReactElement {
  const { api } = addressesRoute.useRouteContext();
  const queryClient = useQueryClient();
  const { submit, busy, rejected } = useSubmission(
    (addressId: number) => changed(queryClient, deleteAddress(api, addressId)),
    onDeleted,
  );
  const { recipient } = address;
  const where = useWrittenAddress(address);
  return (
    <ConfirmDialog
      open
      title={<Trans>Delete this address?</Trans>}
      keep={<Trans>Keep address</Trans>}
      confirm={<Trans>Delete address</Trans>}
      busy={busy}
      error={rejected?.message}
      onConfirm={() => submit(address.id)}
      onClose={onClose}
    >
      <Trans>
        {recipient}, {where}. Orders that are on their way there still arrive.
      </Trans>
    </ConfirmDialog>
  );
}
