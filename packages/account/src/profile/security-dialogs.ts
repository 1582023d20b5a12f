/** The dialogs of number and password, as one lazily loaded chunk. */
export { MobileDialog } from "./mobile-dialog.tsx";
export { PasswordDialog } from "./password-dialog.tsx";
