// One chunk, loaders and all: the names of several would weigh on the first visit of every page.
export { loadGuestOrder } from "./guest-order/guest-order-loader.ts";
export { GuestOrderPage } from "./guest-order/guest-order-page.tsx";
export { ReceiptPage } from "./withdrawal/receipt-page.tsx";
export { loadReceipt, loadWithdrawal } from "./withdrawal/withdrawal-loader.ts";
export { WithdrawalPage } from "./withdrawal/withdrawal-page.tsx";
