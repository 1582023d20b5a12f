import { Trans, useLingui } from "@lingui/react/macro";
import { revokeAfterSales } from "@plaza/api-client";
import { rootRoute, useAction, useIdempotencyKey } from "@plaza/routing";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { rejectionMessage } from "../shared/rejection-message.ts";
import { renewAfterSales } from "../shared/renew.ts";
import { useWholeLines } from "../shared/whole-lines.ts";
import type { ActedRequest } from "./acted-request.ts";

export interface RevokeDialogProps {
  readonly request: ActedRequest;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

/** Asks before a request is taken back. */
export function RevokeDialog({ request: { id, number }, onRevoked, onClose }: RevokeDialogProps): ReactElement {
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
