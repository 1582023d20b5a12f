import type { ReactElement } from "react";
import { OrderActionDialog } from "./order-action-dialog.tsx";
import { TrackingDialog } from "./tracking-dialog.tsx";
import type { OrderActionControl, ActedOrder } from "./use-order-action.ts";
import { WaysOutDialog } from "./ways-out-dialog.tsx";

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
