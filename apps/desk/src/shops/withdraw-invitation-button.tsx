import { Trans, useLingui } from "@lingui/react/macro";
import { type ShopInvitation, withdrawShopInvitation } from "@plaza/api-client/desk";
import { Button } from "@plaza/ui-kit/button";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import { type ReactElement, useState } from "react";
import { shopsRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";

/** Makes a link useless that was sent to the wrong person, once that is confirmed. */
export function WithdrawInvitationButton({ id, note }: Pick<ShopInvitation, "id" | "note">): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = shopsRoute.useRouteContext();
  const [isAsked, setAsked] = useState(false);
  const withdraw = useChange({
    event: "marketplace-shop-change",
    send: () => withdrawShopInvitation(desk, { id }),
    onDone: () => {
      setAsked(false);
      toasts.show(t`The invitation is withdrawn.`);
    },
  });
  return (
    <>
      <Button size="small" aria-label={t`Withdraw the invitation: ${note}`} onClick={() => setAsked(true)}>
        <Trans>Withdraw</Trans>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={<Trans>Withdraw the invitation?</Trans>}
        keep={<Trans context="dialog">Cancel</Trans>}
        confirm={<Trans>Withdraw</Trans>}
        busy={withdraw.busy}
        error={withdraw.problem}
        onConfirm={() => withdraw.run()}
        onClose={() => {
          setAsked(false);
          withdraw.reset();
        }}
      >
        <Trans>The link for {note} is of no use from then on.</Trans>
      </ConfirmDialog>
    </>
  );
}
