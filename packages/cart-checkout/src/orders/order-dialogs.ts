/** What opens on a press, in one chunk. */
export { OrderActionDialog } from "./order-action-dialog.tsx";
export { TrackingDialog } from "./tracking-dialog.tsx";
