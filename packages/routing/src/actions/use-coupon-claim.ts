import { ApiError, claimCoupon, staleAfter } from "@plaza/api-client";
import type { Query } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import * as to from "../addresses/to.ts";
import { useMounted } from "../addresses/mounted.ts";
import { rootRoute } from "../anchors.ts";
import { useAction } from "./use-action.ts";

export interface CouponClaimOptions {
  readonly onClaimed: (couponId: number) => void;
  /** The first element of a query's key that the screen renews by itself after a claim. */
  readonly renewed?: string | undefined;
}

export interface CouponClaim {
  readonly claim: (couponId: number) => void;
  /** Which one is being claimed. */
  readonly claiming: number | null;
  /** That the last coupon was not received, and why where the platform says it. */
  readonly problem: { readonly message: string | null } | null;
}

/**
 * Receives coupons, one at a time. A visitor is sent to the login instead, and back. The screen says what `problem` is.
 */
export function useCouponClaim({ onClaimed, renewed }: CouponClaimOptions): CouponClaim {
  const { api, queryClient, session } = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useMounted(to.login);
  const isStale = staleAfter("coupon-claim");
  const { run, isPending, variables, error } = useAction({
    mutationFn: (couponId: number) => claimCoupon(api, couponId),
    meta: { quiet: true },
    onSuccess: (_nothing, couponId) => onClaimed(couponId),
    // Refetched after a rejection, too: the coupon may be gone, or was received in another tab.
    onSettled: () =>
      queryClient.invalidateQueries({ predicate: (query: Query) => isStale(query) && query.queryKey[0] !== renewed }),
  });

  function claim(couponId: number): void {
    if (session.isCustomer) {
      run(couponId);
    } else if (toLogin !== null) {
      void navigate(toLogin());
    }
  }
  function problem(): CouponClaim["problem"] {
    if (error === null || isPending) return null;
    return { message: error instanceof ApiError && error.kind === "business" ? error.platformMessage : null };
  }
  return { claim, claiming: isPending ? (variables ?? null) : null, problem: problem() };
}
