/** The dialogs about a request, as one lazily loaded chunk. */
export { RevokeDialog } from "./revoke-dialog.tsx";
export { ShipmentDialog } from "./shipment-dialog.tsx";
