import { lazyModule } from "../lazy/lazy-module.ts";

/** Where a claim waits for the login, in this tab. */
export const keptClaimKey = "plaza:wanted-coupon";

export const claims = lazyModule(() => import("./claim.ts"));

export function isClaimKept(): boolean {
  try {
    return sessionStorage.getItem(keptClaimKey) !== null;
  } catch {
    return false;
  }
}
