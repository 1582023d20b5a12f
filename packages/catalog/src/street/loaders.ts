// One chunk, as for the screens.
export { loadCouponCentre } from "../coupon-centre/centre-loader.ts";
export { loadStreet } from "./street-loader.ts";
