import { Trans, useLingui } from "@lingui/react/macro";
import { closeShopOrder } from "@plaza/api-client/desk";
import { formatMoney } from "@plaza/i18n";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import { TextDialog } from "../shared/text-dialog.tsx";
import type { OrderDialogProps } from "./deliver-dialog.tsx";

const maxReasonLength = 200;

/** An order that the shop cannot fulfil. */
export function CloseDialog({ order, decided, onClose }: OrderDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  const amount = formatMoney(order.amount);
  return (
    <TextDialog
      title={<Trans>Close the order</Trans>}
      text={
        order.isCashDue ? (
          <Trans>The customer owes nothing then. This cannot be undone.</Trans>
        ) : order.paidAt === null ? (
          <Trans>The customer can no longer pay for it. This cannot be undone.</Trans>
        ) : (
          <Trans>{amount} will be refunded to the customer. This cannot be undone.</Trans>
        )
      }
      label={t`Reason`}
      hint={t`For your own records.`}
      limit={maxReasonLength}
      decided={decided}
      confirm={t`Close the order`}
      done={t`The order is closed.`}
      event="shop-order-change"
      send={(reason) => closeShopOrder(desk, { id: order.id, reason })}
      onClose={onClose}
    />
  );
}
