import { Trans, useLingui } from "@lingui/react/macro";
import { revokeAfterSales } from "@plaza/api-client";
import { rootRoute, useAction, useIdempotencyKey } from "@plaza/routing";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rejectionMessage, renewAfterSales, useWholeLines } from "../shared/request-calls.ts";
import { type RequestRef, ShipmentDialog, type ShipmentDialogProps } from "./shipment-dialog.tsx";

export interface RequestDialogProps extends RevokeDialogProps, ShipmentDialogProps {
  readonly about: "revocation" | "shipment";
}

/** An action on a request. */
export function RequestDialog({ about, onRevoked, onSent, ...rest }: RequestDialogProps): ReactElement {
  return about === "revocation" ? (
    <RevokeDialog {...rest} onRevoked={onRevoked} />
  ) : (
    <ShipmentDialog {...rest} onSent={onSent} />
  );
}

interface RevokeDialogProps {
  readonly request: RequestRef;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation before a request is revoked. */
function RevokeDialog({ request: { id, number }, onRevoked, onClose }: RevokeDialogProps): ReactElement {
  const { i18n } = useLingui();
  const { api } = rootRoute.useRouteContext();
  const queryClient = useQueryClient();
  const isForgotten = useWholeLines();
  const { keyOf, settle } = useIdempotencyKey(`plaza:after-sales-attempt:revoke:${id}`);
  const { run, isPending, error } = useAction({
    mutationFn: () => revokeAfterSales(api, { requestId: id, idempotencyKey: keyOf({ id }) }),
    meta: { quiet: true },
    onSuccess: () => {
      settle({ id });
      onRevoked();
    },
    onSettled: (_nothing, rejection) => renewAfterSales(queryClient, rejection === null && isForgotten),
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Revoke this request?</Trans>}
      keep={<Trans>Keep request</Trans>}
      confirm={isPending ? <Trans>Revoking</Trans> : <Trans>Revoke request</Trans>}
      busy={isPending}
      error={error !== null && rejectionMessage(i18n, error)}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <Trans>
        The shop stops working on request {number}, and you get no refund for it. You can apply again until the
        deadline.
      </Trans>
    </ConfirmDialog>
  );
}
