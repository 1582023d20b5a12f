// One chunk: the names of several would weigh on the first visit of every page.
export { loadAddresses } from "./addresses/addresses-loader.ts";
export { AddressesPage } from "./addresses/addresses-page.tsx";
export { loadCoupons } from "./coupons/coupons-loader.ts";
export { CouponsPage } from "./coupons/coupons-page.tsx";
