import { Trans, useLingui } from "@lingui/react/macro";
import { type ShopInvitation, withdrawShopInvitation } from "@plaza/api-client/desk";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { shopsRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";

export interface WithdrawInvitationDialogProps {
  readonly invitation: Pick<ShopInvitation, "id" | "note">;
  /** Nothing was asked of the platform. */
  readonly onClose: () => void;
  /** It is withdrawn, or it was not and the reason has been read: the list has it anew. */
  readonly onOver: () => void;
}

/** Makes a link useless that was sent to the wrong person, once that is confirmed. */
export function WithdrawInvitationDialog({ invitation, onClose, onOver }: WithdrawInvitationDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopsRoute.useRouteContext();
  const { id, note } = invitation;
  const withdraw = useChange({
    event: "marketplace-shop-change",
    send: () => withdrawShopInvitation(desk, { id }),
    onDone: () => {
      onOver();
      toasts.show(t`The invitation is withdrawn.`);
    },
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Withdraw the invitation?</Trans>}
      keep={<Trans context="dialog">Cancel</Trans>}
      confirm={<Trans>Withdraw</Trans>}
      busy={withdraw.busy}
      error={withdraw.problem}
      onConfirm={() => withdraw.run()}
      onClose={withdraw.problem === null ? onClose : onOver}
    >
      <Trans>The link for {note} is of no use from then on.</Trans>
    </ConfirmDialog>
  );
}
