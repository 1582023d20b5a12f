import { platformMessage } from "@plaza/api-client";
import { useNavigate } from "@tanstack/react-router";
import * as to from "../addresses/to.ts";
import { useOptionalLink } from "../addresses/optional-link.ts";
import { rootRoute } from "../layout-routes.ts";
import { claims } from "./pending-claim.ts";
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
 * Receives coupons, one at a time. A visitor is sent to the login and gets the coupon after it, and so is a customer whose
 * session is over. The screen says what `problem` is.
 */
export function useCouponClaim({ onClaimed, renewed }: CouponClaimOptions): CouponClaim {
  const context = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useOptionalLink(to.login);
  const { run, isPending, variables, error } = useAction({
    mutationFn: async (couponId: number) => (await claims.load()).claimNow(context, couponId),
    meta: { quiet: true },
    onSuccess: (_nothing, couponId) => onClaimed(couponId),
    // It is busy until the coupon shows what has become of it.
    onSettled: () => claims.arrived()?.renewAfterClaim(context, renewed),
  });

  async function logIn(couponId: number): Promise<void> {
    try {
      (await claims.load()).claimLater(couponId);
    } catch {
      // The login is worth it without the coupon, too.
    }
    if (toLogin !== null) await navigate(toLogin());
  }
  function problem(): CouponClaim["problem"] {
    if (error === null || isPending) return null;
    return { message: platformMessage(error) };
  }
  return {
    claim: context.session.isCustomer ? run : (couponId) => void logIn(couponId),
    claiming: isPending ? (variables ?? null) : null,
    problem: problem(),
  };
}
