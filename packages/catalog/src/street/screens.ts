// One chunk: apart, what both share with the lists would be divided once more, and weigh on the first visit of those.
export { loadCouponCentre } from "../coupon-centre/centre-loader.ts";
export { CouponCentrePage } from "../coupon-centre/coupon-centre-page.tsx";
export { loadStreet } from "./street-loader.ts";
export { StreetPage } from "./street-page.tsx";
