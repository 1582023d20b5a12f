/** The dialogs of this screen, as one lazily loaded chunk. */
export { BalanceDialog } from "./balance-dialog.tsx";
export { ScanDialog } from "./scan-dialog.tsx";
export { SwitchDialog } from "./switch-dialog.tsx";
