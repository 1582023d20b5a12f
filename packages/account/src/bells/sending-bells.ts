// One chunk: a press on them sends the alert at once, where that on a product's price opens a dialog.
export { FlashSaleBell } from "./flash-sale-bell.tsx";
export { StockAlertButton } from "./stock-alert-button.tsx";
