import { Trans, useLingui } from "@lingui/react/macro";
import { deliverOrder, type ShopOrder } from "@plaza/api-client/desk";
import type { ReactElement } from "react";
import { rootRoute } from "../routes.ts";
import type { Decided } from "../shared/decided-meanwhile.tsx";
import { TextDialog } from "../shared/text-dialog.tsx";

const maxContentLength = 5000;

export interface OrderDialogProps {
  readonly order: ShopOrder;
  /** What has become of it meanwhile, where this cannot be done any more. */
  readonly decided: Decided | null;
  readonly onClose: () => void;
}

/** Virtual goods: the customer gets a text. */
export function DeliverDialog({ order, decided, onClose }: OrderDialogProps): ReactElement {
  const { t } = useLingui();
  const { desk } = rootRoute.useRouteContext();
  return (
    <TextDialog
      title={<Trans>Deliver</Trans>}
      label={t`What the customer gets`}
      hint={t`A key, a link, or how to use it. It is shown in the order at once.`}
      missing={t`Please enter what the customer gets.`}
      limit={maxContentLength}
      decided={decided}
      rows={6}
      confirm={t`Deliver`}
      done={t`The order is delivered.`}
      event="shop-order-change"
      send={(content) => deliverOrder(desk, { id: order.id, content })}
      onClose={onClose}
    />
  );
}
