import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceProduct, restoreProduct } from "@plaza/api-client/desk";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { allProductsRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";

export interface RestoreDialogProps {
  /** As it was when the dialog was opened: it is taken down. */
  readonly product: MarketplaceProduct;
  readonly onClose: () => void;
}

export function RestoreDialog({ product, onClose }: RestoreDialogProps): ReactElement {
  const { t } = useLingui();
  const toasts = useToasts();
  const { desk } = allProductsRoute.useRouteContext();
  const { id, name, isListed, takedown, approval } = product;
  const restore = useChange({
    event: "takedown-change",
    send: () => restoreProduct(desk, { seen: { id, revision: takedown?.revision ?? 0 } }),
    onDone: () => {
      toasts.show(
        approval === null ? t`The product may be sold again.` : t`The product is given back, and waits for approval.`,
      );
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title={<Trans>Give “{name}” back?</Trans>}
      keep={<Trans>Leave it</Trans>}
      confirm={<Trans>Give it back</Trans>}
      busy={restore.busy}
      error={restore.problem}
      onConfirm={() => restore.run()}
      onClose={onClose}
    >
      {approval !== null ? (
        <Trans>It is not on sale before it is approved, too.</Trans>
      ) : isListed ? (
        <Trans>It is on sale again at once.</Trans>
      ) : (
        <Trans>It is off the shelf: its shop decides when it is on sale.</Trans>
      )}
    </ConfirmDialog>
  );
}
