/** How a wallet is filled, as one chunk that comes with the first press, or with the address of a top-up. */
export { AmountDialog } from "./amount-dialog.tsx";
export { TopUpProgress } from "./top-up-progress.tsx";
