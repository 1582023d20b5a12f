/** The dialogs that change the address book, as one lazily loaded chunk. */
export { AddressDialog } from "./address-dialog.tsx";
export { DeleteDialog } from "./delete-dialog.tsx";
