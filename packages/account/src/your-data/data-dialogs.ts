/** The dialogs of the customer's data, as one lazily loaded chunk. */
export { CopyDialog } from "./copy-dialog.tsx";
export { DeleteAccountDialog } from "./delete-account-dialog.tsx";
