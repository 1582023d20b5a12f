// One chunk: apart, what both share with the lists would be divided once more, and weigh on the first visit of those.
export { CouponCentrePage } from "../coupon-centre/coupon-centre-page.tsx";
export { StreetPage } from "./street-page.tsx";
