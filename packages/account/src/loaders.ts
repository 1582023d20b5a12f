// One chunk, as for the screens.
export { loadAddresses } from "./addresses/addresses-loader.ts";
export { loadCoupons } from "./coupons/coupons-loader.ts";
