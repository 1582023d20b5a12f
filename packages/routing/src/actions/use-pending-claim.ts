import { useEffect, useEffectEvent } from "react";
import { rootRoute } from "../layout-routes.ts";
import { whenHydrated } from "../lazy/hydration.ts";
import type { Claim } from "./claim.ts";
import { claims, hasPendingClaim } from "./pending-claim.ts";
import { useAction } from "./use-action.ts";

/** For the shell: receives the coupon that was pressed before the login, once. Where that fails, the shell says so. */
export function usePendingClaim(onClaimed: () => void): void {
  const context = rootRoute.useRouteContext();
  const { isCustomer } = context.session;
  const { run } = useAction({
    mutationFn: async (claim: Claim) => (await claims.load()).sendClaim(context, claim),
    onSuccess: onClaimed,
    onSettled: () => claims.arrived()?.renewAfterClaim(context),
  });
  const sendPending = useEffectEvent(async () => {
    const claim = (await claims.load()).takeClaim();
    if (claim !== null) run(claim);
  });
  useEffect(() => {
    // Without its code the claim stays, for the next document.
    if (isCustomer && hasPendingClaim())
      whenHydrated()
        .then(sendPending)
        .catch(() => undefined);
  }, [isCustomer]);
}
