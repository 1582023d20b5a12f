/** What an address book needs only when somebody changes it: one chunk. */
export { AddressDialog } from "./address-dialog.tsx";
export { DeleteDialog } from "./delete-dialog.tsx";
