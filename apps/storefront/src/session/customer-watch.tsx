import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { Trans } from "@lingui/react/macro";
import { useKeptClaim } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";
import { CartTakeOver } from "./cart-take-over.tsx";
import { shareCounts } from "./share-counts.ts";

/** Receives the coupon that a visitor has pressed before the login. */
function CouponTakeOver(): null {
  const toasts = useToasts();
  useKeptClaim(() => toasts.show(<Trans>The coupon is yours.</Trans>));
  return null;
}

/** What every page does for a customer: care for the cart and the coupon from before the login, and for other tabs. */
export function CustomerWatch(): ReactElement {
  const router = useRouter();
  useEffect(() => shareCounts(router), [router]);
  return (
    <>
      <CartTakeOver />
      <CouponTakeOver />
    </>
  );
}
