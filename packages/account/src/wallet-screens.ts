// One chunk, because the names of several would weigh on the first visit of every page; apart from the others for its words.
export { loadUsdt } from "./usdt/usdt-loader.ts";
export { UsdtPage } from "./usdt/usdt-page.tsx";
export { loadWallet } from "./wallet/wallet-loader.ts";
export { WalletPage } from "./wallet/wallet-page.tsx";
