import { Trans, useLingui } from "@lingui/react/macro";
import { type ProductToApprove, refuseProduct } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { productToApproveRoute } from "../routes.ts";
import { TextDialog } from "../shared/text-dialog.tsx";

const maxLength = 500;

export interface RefuseDialogProps {
  /** As it was when the dialog was opened. */
  readonly product: ProductToApprove;
  readonly onClose: () => void;
}

/** Asks why a product is not approved, which its shop reads. */
export function RefuseDialog({ product, onClose }: RefuseDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = productToApproveRoute.useRouteContext();
  const { id, name, shop, approval } = product;
  return (
    <TextDialog
      title={<Trans>Refuse “{name}”?</Trans>}
      text={
        <Trans>
          Nobody finds or buys it. {shop.name} reads why; once it is corrected, it waits for approval again.
        </Trans>
      }
      label={t`Reason`}
      hint={t`What is wrong, and what the shop can put right`}
      missing={t`Please write the reason.`}
      limit={maxLength}
      confirm={t`Refuse it`}
      done={t`The product is refused.`}
      event="approval-decision"
      send={(grounds) => refuseProduct(desk, { seen: { id, revision: approval.revision }, grounds })}
      onClose={onClose}
    />
  );
}
