/** What opens on a press, in one chunk. */
export { BalanceDialog } from "./balance-dialog.tsx";
export { ScanDialog } from "./scan-dialog.tsx";
