/** What a press on "Pay" may bring, as one chunk, which is there before the press does anything. */
export { BalanceDialog } from "./balance-dialog.tsx";
export { PaymentNotice } from "./payment-notice.tsx";
export { ScanDialog } from "./scan-dialog.tsx";
export { SwitchDialog } from "./switch-dialog.tsx";
