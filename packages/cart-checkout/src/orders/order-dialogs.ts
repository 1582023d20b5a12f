/** The dialogs of this screen, as one lazily loaded chunk. */
export { OrderActionDialog } from "./order-action-dialog.tsx";
export { WaysOutDialog } from "./ways-out-dialog.tsx";
export { TrackingDialog } from "./tracking-dialog.tsx";
