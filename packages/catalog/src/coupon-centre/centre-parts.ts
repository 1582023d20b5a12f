import { lazyPart } from "@plaza/routing";

/** Like that of a list. */
export const CouponsBanner = lazyPart(() => import("../list/list-banner.tsx"), "CouponsBanner");
