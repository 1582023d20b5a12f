import type { ReactElement, ReactNode } from "react";
import { TrackingDialog } from "./tracking-dialog.tsx";
import type { OrderActionControl, ActedOrder, AskedAction, OrderAction } from "./use-order-action.ts";
import { WaysOutDialog } from "./ways-out-dialog.tsx";
import { Trans } from "@lingui/react/macro";
import { ConfirmDialog } from "@plaza/ui-kit/confirm-dialog";
import { useWrittenTotal } from "@plaza/ui-kit/price";

/** What is looked up of an order: where its parcel is, or how a line can be given back, or with null all of it. */
export type OrderLookup =
  | { readonly about: "tracking"; readonly orderId: number }
  | { readonly about: "waysOut"; readonly orderId: number; readonly lineId: number | null };

export interface OrderDialogProps {
  readonly lookup: OrderLookup | null;
  readonly control: OrderActionControl;
  readonly onCancel: (order: ActedOrder) => void;
  readonly onClose: () => void;
}

/** The dialog about an order that is open, if any. */
export function OrderDialog({ lookup, control, onCancel, onClose }: OrderDialogProps): ReactElement {
  if (lookup === null) return <OrderActionDialog control={control} />;
  return lookup.about === "tracking" ? (
    <TrackingDialog orderId={lookup.orderId} onClose={onClose} />
  ) : (
    <WaysOutDialog orderId={lookup.orderId} lineId={lookup.lineId} onCancel={onCancel} onClose={onClose} />
  );
}

interface Texts {
  readonly title: ReactNode;
  readonly keep: ReactNode;
  readonly confirm: ReactNode;
  readonly busy: ReactNode;
}

const texts: Readonly<Record<OrderAction, Texts>> = {
  cancel: {
    title: <Trans>Cancel this order?</Trans>,
    keep: <Trans>Keep order</Trans>,
    confirm: <Trans>Cancel order</Trans>,
    busy: <Trans>Cancelling</Trans>,
  },
  confirmReceipt: {
    title: <Trans>Have you received everything?</Trans>,
    keep: <Trans>Not yet</Trans>,
    confirm: <Trans>Confirm receipt</Trans>,
    busy: <Trans>Confirming</Trans>,
  },
  delete: {
    title: <Trans>Delete this order?</Trans>,
    keep: <Trans>Keep order</Trans>,
    confirm: <Trans>Delete order</Trans>,
    busy: <Trans>Deleting</Trans>,
  },
};

/** Asks before an action that cannot be undone. */
function OrderActionDialog({ control }: { readonly control: OrderActionControl }): ReactElement | null {
  const { asked, busy, failure } = control;
  if (asked === null) return null;
  const { title, keep, confirm, busy: doing } = texts[asked.action];
  return (
    <ConfirmDialog
      open
      title={title}
      keep={keep}
      confirm={busy ? doing : confirm}
      busy={busy}
      error={failure !== null && (failure.message ?? <Trans>No answer came. Please try again.</Trans>)}
      onConfirm={control.doIt}
      onClose={control.close}
    >
      <Consequence asked={asked} />
    </ConfirmDialog>
  );
}

/** What will happen, and to which order. */
function Consequence({ asked: { order, action } }: { readonly asked: AskedAction }): ReactElement {
  const { number } = order;
  const amount = useWrittenTotal()(order.amount);
  if (action === "confirmReceipt" && order.cashDue !== null)
    return <Trans>Confirm order {number} only when the products are with you, and you have paid for them.</Trans>;
  if (action === "confirmReceipt")
    return <Trans>Confirm order {number} only when the products are with you: the shop then gets its money.</Trans>;
  if (action === "delete") return <Trans>Order {number} will be removed from your list. This cannot be undone.</Trans>;
  if (order.state === "unpaid")
    return (
      <Trans>Order {number} will be closed, and a coupon that you used comes back to you. This cannot be undone.</Trans>
    );
  if (order.cashDue !== null)
    return <Trans>Order {number} will be closed, and you owe nothing. This cannot be undone.</Trans>;
  return (
    <Trans>
      Order {number} will be closed and {amount} refunded to your original payment method. This cannot be undone.
    </Trans>
  );
}
