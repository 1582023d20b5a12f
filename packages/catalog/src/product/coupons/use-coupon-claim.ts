import { useLingui } from "@lingui/react/macro";
import { ApiError, claimCoupon, staleAfter } from "@plaza/api-client";
import { rootRoute, to, useMounted } from "@plaza/routing";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";

export interface CouponClaim {
  readonly claim: (couponId: number) => void;
  /** Which one is being claimed. */
  readonly claiming: number | null;
  /** Why the last coupon was not received. */
  readonly problem: string | null;
}

/** Receives coupons, one at a time. A visitor is sent to the login instead, and back. */
export function useCouponClaim(onClaimed: (couponId: number) => void): CouponClaim {
  const { t } = useLingui();
  const { api, queryClient, session } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useMounted(to.login);
  const { mutate, isPending, variables, error } = useMutation({
    networkMode: "always",
    mutationFn: (couponId: number) => claimCoupon(api, couponId),
    onSuccess: (_nothing, couponId) => onClaimed(couponId),
    // Refetched after a rejection, too: the coupon may be gone, or was received in another tab.
    onSettled: () => queryClient.invalidateQueries({ predicate: staleAfter("coupon-claim") }),
  });

  function claim(couponId: number): void {
    if (session.isCustomer) {
      if (!isPending) mutate(couponId);
    } else if (toLogin !== null) {
      void navigate(toLogin());
    }
  }
  function problem(): string | null {
    if (error === null || isPending) return null;
    const said = error instanceof ApiError && error.kind === "business" ? error.platformMessage : null;
    return said ?? t`The coupon was not received. Please try again.`;
  }
  return { claim, claiming: isPending ? variables : null, problem: problem() };
}
