import { lazyModule } from "../lazy/lazy-module.ts";
import { readTab } from "../tab-storage.ts";

/** Under which a claim waits for the login, in this tab. */
export const pendingClaimName = "plaza:wanted-coupon";

export const claims = lazyModule(() => import("./claim.ts"));

export function hasPendingClaim(): boolean {
  return "couponId" in readTab(pendingClaimName);
}
