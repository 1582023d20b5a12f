import { Trans } from "@lingui/react/macro";
import { useKeptClaim } from "@plaza/routing";
import { useToasts } from "@plaza/ui-kit/toast";

/** Receives the coupon that a visitor has pressed before the login. */
export function CouponTakeOver(): null {
  const toasts = useToasts();
  useKeptClaim(() => toasts.show(<Trans>The coupon is yours.</Trans>));
  return null;
}
