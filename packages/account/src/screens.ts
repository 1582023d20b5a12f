// One chunk: the names of several would weigh on the first visit of every page.
export { AddressesPage } from "./addresses/addresses-page.tsx";
export { CouponsPage } from "./coupons/coupons-page.tsx";
