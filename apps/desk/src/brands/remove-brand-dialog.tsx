import { Trans, useLingui } from "@lingui/react/macro";
import { type MarketplaceBrand, removeMarketplaceBrand } from "@plaza/api-client/desk";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useToasts } from "@plaza/ui-kit/toast";
import type { ReactElement } from "react";
import { brandsRoute } from "../routes.ts";
import { useChange } from "../shared/use-change.ts";
import { useTextIn } from "../shared/use-text-in.ts";

export interface RemoveBrandDialogProps {
  /** As it was when the dialog was opened; no product has it. */
  readonly brand: MarketplaceBrand;
  readonly onClose: () => void;
}

export function RemoveBrandDialog({ brand, onClose }: RemoveBrandDialogProps): ReactElement {
  const { t } = useLingui();
  const textIn = useTextIn();
  const toasts = useToasts();
  const { desk } = brandsRoute.useRouteContext();
  const remove = useChange({
    event: "marketplace-brand-change",
    send: () => removeMarketplaceBrand(desk, { seen: { id: brand.id, revision: brand.revision } }),
    onDone: () => {
      toasts.show(t`The brand is removed.`);
      onClose();
    },
  });
  const name = textIn(brand.name);
  return (
    <ConfirmDialog
      open
      title={<Trans>Remove “{name}”?</Trans>}
      keep={<Trans>Leave it</Trans>}
      confirm={<Trans>Remove it</Trans>}
      busy={remove.busy}
      error={remove.problem}
      onConfirm={() => remove.run()}
      onClose={onClose}
    >
      <Trans>No product has this brand. A file of products that names it brings it back.</Trans>
    </ConfirmDialog>
  );
}
