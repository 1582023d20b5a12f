import { ApiError } from "@plaza/api-client";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import * as to from "../addresses/to.ts";
import { useMounted } from "../addresses/mounted.ts";
import { rootRoute } from "../anchors.ts";
import type { Claim } from "./claim.ts";
import { claims } from "./kept-claim.ts";
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
 * Receives coupons, one at a time. A visitor, and a customer whose session is over, gets the coupon after the login. The
 * screen says what `problem` is.
 */
export function useCouponClaim({ onClaimed, renewed }: CouponClaimOptions): CouponClaim {
  const context = rootRoute.useRouteContext();
  const navigate = useNavigate();
  const toLogin = useMounted(to.login);
  /** The claim without an answer: another press for its coupon repeats it. */
  const unanswered = useRef<Claim | null>(null);
  const { run, isPending, variables, error } = useAction({
    mutationFn: async (couponId: number) => {
      const { newClaim, sendClaim, keepClaim } = await claims.load();
      const claim = unanswered.current?.couponId === couponId ? unanswered.current : newClaim(couponId);
      unanswered.current = claim;
      try {
        await sendClaim(context, claim);
        unanswered.current = null;
      } catch (failure) {
        const kind = failure instanceof ApiError ? failure.kind : null;
        if (kind === "session") keepClaim(claim);
        if (kind === "business") unanswered.current = null;
        throw failure;
      }
    },
    meta: { quiet: true },
    onSuccess: (_nothing, couponId) => onClaimed(couponId),
    // It is busy until the coupon shows what has become of it.
    onSettled: () => claims.arrived()?.renewAfterClaim(context, renewed),
  });

  async function logIn(couponId: number): Promise<void> {
    await claims.load().then(
      ({ keepClaim, newClaim }) => keepClaim(newClaim(couponId)),
      () => undefined,
    );
    if (toLogin !== null) await navigate(toLogin());
  }
  function claim(couponId: number): void {
    if (context.session.isCustomer) run(couponId);
    else void logIn(couponId);
  }
  function problem(): CouponClaim["problem"] {
    if (error === null || isPending) return null;
    return { message: error instanceof ApiError && error.kind === "business" ? error.platformMessage : null };
  }
  return { claim, claiming: isPending ? (variables ?? null) : null, problem: problem() };
}
